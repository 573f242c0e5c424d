// Bundles the live board into nautwidget/static: the same bytes from the same sources, every time.
// `--check` writes nothing and fails when the committed bundle is not what the sources give.
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

// Bytes of script and style together, gzipped. d3-zoom with what it stands on is a third of them.
const BUDGET = 40_000;
const root = fileURLToPath(new URL("..", import.meta.url));

const { outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: { board: "js/src/index.js", style: "js/src/board.css" },
  outdir: "nautwidget/static",
  bundle: true,
  minify: true,
  format: "esm",
  target: ["es2022", "chrome111", "firefox113", "safari16.4"],
  charset: "utf8",
  legalComments: "none",
  alias: { "d3-color": fileURLToPath(new URL("src/no-colours.js", import.meta.url)) },
  write: false,
});

let total = 0;
for (const { path, contents } of outputFiles) {
  const file = path.replace(/style\.css$/, "board.css");
  const name = file.slice(root.length);
  const packed = gzipSync(contents, { level: 9 }).length;
  total += packed;
  if (process.argv.includes("--check")) {
    const committed = await readFile(file).catch(() => Buffer.alloc(0));
    if (!committed.equals(contents)) {
      throw new Error(`${name} is not what the sources give: run "npm run build"`);
    }
  } else {
    await writeFile(file, contents);
  }
  console.log(`${name}: ${contents.length} bytes, ${packed} gzipped`);
}
if (total > BUDGET) throw new Error(`script and style have ${total} bytes gzipped, the budget is ${BUDGET}`);

// What one import of a widget brings into a partner's bundle.
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'

/** React is there already. */
const external = ['react', 'react-dom', 'react/*', 'react-dom/*']

/**
 * Bundles one import as a partner does, minified.
 *
 * @param {string} folder with the packages in its node_modules
 * @param {string} contents of the module that imports
 * @returns {Promise<{ kib: number, inputs: string[] }>} after brotli, of everything that the page loads at once, and the files that
 * it is made of; what is loaded later stays out
 */
export async function sizeOfImport(folder, contents) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: folder },
    absWorkingDir: folder,
    outdir: 'out',
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    external,
    logLevel: 'error',
  })
  const { outputs } = metafile
  const texts = new Map(outputFiles.map(({ path, text }) => [path.slice(path.lastIndexOf('/') + 1), text]))
  const names = closureOf(outputs, 'out/stdin.js')
  const sizes = names.map((name) => brotliCompressSync(texts.get(name.replace('out/', ''))).length)
  return {
    kib: sizes.reduce((sum, size) => sum + size) / 1024,
    inputs: names.flatMap((name) => Object.keys(outputs[name].inputs)),
  }
}

/** A file of the bundle and all that it imports at once. */
function closureOf(outputs, entry) {
  const names = new Set([entry])
  for (const name of names)
    for (const { path, kind, external } of outputs[name].imports)
      if (kind === 'import-statement' && !external) names.add(path)
  return [...names]
}

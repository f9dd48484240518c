// How esbuild bundles our sources for Node: loading them one by one through tsx takes two seconds per process.
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../workspace/root.mjs'

/**
 * Options of a bundle for Node: sources in, libraries stay outside.
 * @param {object} bundle
 * @param {string} bundle.name folder of the chunks that its entries share
 * @param {string[]} bundle.entryPoints relative to the repository
 * @param {string} bundle.into output folder, relative to the repository, inside which libraries resolve
 * @returns {import('esbuild').BuildOptions}
 */
export const forNode = ({ name, entryPoints, into }) => ({
  absWorkingDir: root,
  entryPoints,
  outbase: root,
  outdir: join(root, into),
  outExtension: { '.js': '.mjs' },
  chunkNames: `${name}/[name]-[hash]`,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  conditions: ['source'],
  ignoreAnnotations: true,
  sourcemap: 'linked',
  sourcesContent: false,
  tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', verbatimModuleSyntax: true } },
  plugins: [librariesOutside, ownAddresses],
  logLevel: 'warning',
})

const librariesOutside = {
  name: 'libraries-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@ebkit/') || path.startsWith('#')
        ? undefined
        : { path, external: true },
    )
  },
}

/** Modules that read files beside them find those beside their source. */
const ownAddresses = {
  name: 'own-addresses',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]packages[\\/].*\.tsx?$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      const contents = text
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' }
    })
  },
}

// Imports style sheets as text: `import css from './Dialog.css'`. One implementation for the three tools that read our
// sources: esbuild and rollup (builds) and web-test-runner (browser tests).
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const QUERY = 'css-text'
const ENDING = '.text'

/**
 * The source of an ES module whose default export is the text of a style sheet.
 *
 * @param {string} css the style sheet
 */
export function cssTextModule(css) {
  return `export default ${JSON.stringify(css)}\n`
}

/**
 * Plugin for esbuild, and so for tsup. Modules get other names than their files: tsup treats everything that ends in
 * .css as its own style sheets, and replaces it by an empty module.
 *
 * @param {{ transform?: (css: string, file: string) => string | Promise<string> }} options transform: for example
 * minify
 */
export function cssTextForEsbuild({ transform = (css) => css } = {}) {
  return {
    name: 'css-text',
    setup(build) {
      build.onResolve({ filter: /^\..*\.css$/ }, ({ path, resolveDir }) => ({
        path: join(resolveDir, path + ENDING),
        sideEffects: false,
      }))
      build.onLoad({ filter: /\.css\.text$/ }, async ({ path }) => {
        const file = path.slice(0, -ENDING.length)
        const contents = cssTextModule(await transform(await readFile(file, 'utf8'), file))
        return { contents, loader: 'js', watchFiles: [file] }
      })
    },
  }
}

/**
 * Plugin for rollup.
 *
 * @param {{ transform?: (css: string, file: string) => string | Promise<string> }} options transform: for example minify
 */
export function cssTextForRollup({ transform = (css) => css } = {}) {
  return {
    name: 'css-text',
    async transform(css, id) {
      if (!id.endsWith('.css')) return null
      return { code: cssTextModule(await transform(css, id)), map: { mappings: '' } }
    },
  }
}

/**
 * Plugin for the development server of web-test-runner. Converts only imports; a page that links the same file gets a
 * style sheet.
 */
export function cssTextForTestRunner() {
  const isTextImport = (context) => context.path.endsWith('.css') && context.query[QUERY] !== undefined
  return {
    name: 'css-text',
    transformImport: ({ source }) => (/\.css$/.test(source) ? `${source}?${QUERY}` : undefined),
    resolveMimeType: (context) => (isTextImport(context) ? 'js' : undefined),
    transform: (context) =>
      isTextImport(context) ? { body: cssTextModule(String(context.body)) } : undefined,
  }
}

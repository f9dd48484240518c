// Style sheets are imported as text: `import css from './Dialog.css'`. One implementation for the three tools that
// read our sources: esbuild and rollup (builds) and web-test-runner (browser tests).
import { readFile } from 'node:fs/promises'

const QUERY = 'css-text'

/**
 * The source of an ES module whose default export is the text of a style sheet.
 *
 * @param {string} css the style sheet
 */
export function cssTextModule(css) {
  return `export default ${JSON.stringify(css)}\n`
}

/**
 * Plugin for esbuild.
 *
 * @param {{ transform?: (css: string, file: string) => string | Promise<string> }} options transform: for example minify
 */
export function cssTextForEsbuild({ transform = (css) => css } = {}) {
  return {
    name: 'css-text',
    setup(build) {
      build.onLoad({ filter: /\.css$/ }, async ({ path }) => ({
        contents: cssTextModule(await transform(await readFile(path, 'utf8'), path)),
        loader: 'js',
      }))
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
 * Plugin for the development server of web-test-runner. Only imports are turned into modules; a page that links the
 * same file gets a style sheet.
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

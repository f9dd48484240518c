// The definitions of the elements as the running program has them.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { cssTextForEsbuild } from '../css-text.mjs'
import { root } from '../workspace/root.mjs'

export const elementsFolder = join(root, 'packages', 'elements')

/** Source of an element: eb-date-range is in src/pure/date-range.ts. */
export const sourceOf = (tag) => join(elementsFolder, 'src', 'pure', `${tag.slice('eb-'.length)}.ts`)

/**
 * Reads the definitions of all elements of the catalogue.
 *
 * @returns {Promise<{ name: string, definition: object, reference: object }[]>} name: of the element's export
 */
export async function readDefinitions() {
  const { catalog } = await run("export { catalog } from './src/catalog'")
  const tags = Object.keys(catalog)
  const modules = await run(
    tags.map((tag, index) => `export * as module${index} from ${JSON.stringify(sourceOf(tag))}`).join('\n'),
  )
  return tags.map((tag, index) => {
    const found = Object.entries(modules[`module${index}`]).find(([, one]) => one?.definition?.tag === tag)
    if (!found) throw new Error(`${sourceOf(tag)} exports no element with the tag ${tag}`)
    const [name, { definition }] = found
    const reference = modules[`module${index}`][`${name}Reference`]
    if (!reference) throw new Error(`${sourceOf(tag)} exports no ${name}Reference`)
    return { name, definition, reference }
  })
}

/** How the running elements name attributes and read defaults. */
export function readContract() {
  return run(`
    export { attributeOf, defaultOf } from './src/element/attributes'
    export { propertiesOf } from './src/element/elementClass'`)
}

let runs = 0

/**
 * Bundles and runs a module of the elements package, which is TypeScript and imports style sheets.
 *
 * @param {string} contents source of the module, relative to the package
 */
export async function run(contents) {
  runs += 1
  const outfile = join(elementsFolder, 'dist', `.definitions-${process.pid}-${runs}.mjs`)
  await build({
    stdin: { contents, resolveDir: elementsFolder, loader: 'ts' },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    conditions: ['source'],
    jsx: 'automatic',
    external: ['react', 'react-dom', 'react/*', 'react-dom/*', '@nanostores/react'],
    plugins: [cssTextForEsbuild()],
    logLevel: 'error',
  })
  try {
    return await import(pathToFileURL(outfile).href)
  } finally {
    rmSync(outfile)
  }
}

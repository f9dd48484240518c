// Edits of the files that list widgets. Each takes the text of the file and returns the new one.

/** Adds an export line, in the order of the alphabet of what is exported from. */
export function addExport(text, line) {
  if (text.trim() === 'export {}') return `${line}\n`
  const source = (statement) => statement.match(/from '([^']+)'/)?.[1] ?? ''
  const statements = text.split(/(?<=from '[^']+'\n)/)
  const at = statements.findIndex((statement) => source(statement) > source(line))
  statements.splice(at < 0 ? statements.length : at, 0, `${line}\n`)
  return statements.join('')
}

/** Adds a tag to the catalogue, in the order of the alphabet. */
export function addToCatalog(text, { kebab, tag }) {
  const entry = /^ {2}'(eb-[^']+)': .*\n/gm
  const next = [...text.matchAll(entry)].find(([, known]) => known > tag)
  const at = next?.index ?? text.indexOf('} as const')
  if (at < 0) throw new Error('catalog.ts does not look as it did: add the element by hand')
  return `${text.slice(0, at)}  '${tag}': () => import('./register/${kebab}'),\n${text.slice(at)}`
}

/** Adds what partners import: the registering entry, and the one without side effects. In the order of the alphabet. */
export function addPackageExports(text, { kebab }) {
  const manifest = JSON.parse(text)
  const entry = (path) => ({
    source: `./src/${path}.ts`,
    types: `./dist/${path}.d.ts`,
    default: `./dist/${path}.js`,
  })
  manifest.exports[`./${kebab}`] = entry(`register/${kebab}`)
  manifest.exports[`./pure/${kebab}`] = entry(kebab)
  const sorted = Object.entries(manifest.exports).sort(([one], [other]) => (one < other ? -1 : 1))
  manifest.exports = Object.fromEntries(sorted)
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** Adds an import after the last one, and an entry at the end of the list `specimens`. */
export function addSpecimen(text, entry, importLine) {
  const lastImport = [...text.matchAll(/^import .*\n/gm)].at(-1)
  const list = text.indexOf('export const specimens')
  const end = text.indexOf('\n]\n', list)
  if (!lastImport || list < 0 || end < 0)
    throw new Error('specimens.ts does not look as it did: add the element by hand')
  const at = lastImport.index + lastImport[0].length
  return `${text.slice(0, at)}${importLine}\n${text.slice(at, end + 1)}${entry}${text.slice(end + 1)}`
}

/** Adds a record at the end of the list that the suite on the built files walks through. */
export function addRecord(text, entry) {
  const end = text.lastIndexOf('\n]\n')
  if (end < 0) throw new Error('records/overlays.ts does not look as it did: add the element by hand')
  return `${text.slice(0, end + 1)}${entry}${text.slice(end + 1)}`
}

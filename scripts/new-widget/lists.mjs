// Edits of the files that list widgets. Each takes the text of the file and returns the new one.

/** Adds an export line in alphabetical order of the modules. */
export function addExport(text, line) {
  if (text.trim() === 'export {}') return `${line}\n`
  const source = (statement) => statement.match(/from '([^']+)'/)?.[1] ?? ''
  const statements = text.split(/(?<=from '[^']+'\n)/)
  const at = statements.findIndex((statement) => source(statement) > source(line))
  statements.splice(at < 0 ? statements.length : at, 0, `${line}\n`)
  return statements.join('')
}

/** Adds a tag to the catalogue, in alphabetical order. */
export function addToCatalog(text, { kebab, tag }) {
  const entry = /^ {2}'(eb-[^']+)': .*\n/gm
  const next = [...text.matchAll(entry)].find(([, known]) => known > tag)
  const at = next?.index ?? text.indexOf('} as const')
  if (at < 0) throw new Error('catalog.ts does not look as it did: add the element by hand')
  return `${text.slice(0, at)}  '${tag}': () => import('./register/${kebab}'),\n${text.slice(at)}`
}

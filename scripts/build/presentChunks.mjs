/**
 * Which chunks a page has asked for by the time a chunk runs.
 *
 * @param {Record<string, Pick<import('rollup').RenderedChunk, 'isEntry' | 'imports' | 'dynamicImports'>>} chunks
 * @returns {{ imported: Record<string, Set<string>>, present: Record<string, Set<string>> }} per chunk: itself with everything
 *   that it imports, and what that imports; and the same with what every way to it has brought
 */
export function presentChunks(chunks) {
  const imported = mapped(chunks, (_, name) => importsOf(name, chunks))
  const importers = mapped(chunks, () => [])
  for (const [name, { imports, dynamicImports }] of Object.entries(chunks))
    for (const each of [...imports, ...dynamicImports]) importers[each]?.push(name)

  // Begins with too much, and takes away until nothing changes.
  const everything = new Set(Object.keys(chunks))
  const present = mapped(chunks, ({ isEntry }, name) => (isEntry ? imported[name] : everything))
  let isSettled = false
  while (!isSettled) {
    isSettled = true
    for (const [name, { isEntry }] of Object.entries(chunks)) {
      if (isEntry) continue
      const now = union(imported[name], common(importers[name].map((each) => present[each])))
      if (now.size === present[name].size) continue
      present[name] = now
      isSettled = false
    }
  }
  return { imported, present }
}

const mapped = (chunks, of) =>
  Object.fromEntries(Object.entries(chunks).map(([name, chunk]) => [name, of(chunk, name)]))

function importsOf(name, chunks, found = new Set()) {
  if (found.has(name) || !chunks[name]) return found
  found.add(name)
  for (const each of chunks[name].imports) importsOf(each, chunks, found)
  return found
}

const union = (one, other) => new Set([...one, ...other])

const common = ([first = [], ...others]) =>
  new Set([...first].filter((name) => others.every((other) => other.has(name))))

/**
 * Names of all files that a chunk imports, directly or indirectly.
 *
 * @param {import('rollup').OutputChunk} chunk
 * @param {import('rollup').OutputChunk[]} chunks all of the bundle
 * @param {{ later?: boolean }} [options] later: include dynamic imports
 * @returns {string[]} sorted, without the chunk itself
 */
export function closureOf(chunk, chunks, { later = false } = {}) {
  const found = new Set()
  const visit = ({ imports, dynamicImports }) => {
    for (const name of later ? [...imports, ...dynamicImports] : imports) {
      const next = chunks.find(({ fileName }) => fileName === name)
      if (!next || found.has(name)) continue
      found.add(name)
      visit(next)
    }
  }
  visit(chunk)
  found.delete(chunk.fileName)
  return [...found].sort()
}

import { posix } from 'node:path'
import { presentChunks } from './presentChunks.mjs'

/** What stands in place of `import(`; each chunk that needs it gets its own. */
const importer = 'importChunkWithItsImports'

/**
 * Rollup plugin for `import()` of our chunks.
 *
 * - What the chunk imports is asked for in the same moment, not when the chunk has arrived and been read.
 * - A failed import is retried once. Chromium, up to the oldest supported version, remembers a failed module for the life of
 *   the page: importing the same address again fails at once. A fragment makes it another module of the same file, so the
 *   retry uses one; the chunk's own imports stay the same.
 */
export function retriedImports() {
  const presentOf = new WeakMap()
  function present(chunks) {
    if (!presentOf.has(chunks)) presentOf.set(chunks, presentChunks(chunks))
    return presentOf.get(chunks)
  }
  return {
    name: 'retried-imports',
    renderDynamicImport: ({ targetChunk }) => targetChunk && { left: `${importer}(`, right: ')' },
    // At the end, so that the source map stays true.
    renderChunk: (code, chunk, _options, { chunks }) =>
      code.includes(`${importer}(`)
        ? { code: `${code}\n${importerOf(chunk, present(chunks))}\n`, map: null }
        : null,
  }
}

/**
 * The early imports ignore their failures: the chunk imports the same files itself, and its own import reports them.
 *
 * @returns {string} a function that is called with an address, relative to the chunk
 */
function importerOf(chunk, present) {
  const imports = {}
  for (const target of chunk.dynamicImports) {
    const missing = missingImports(chunk, target, present)
    if (missing.length > 0) imports[addressIn(chunk, target)] = missing.map((name) => addressIn(chunk, name))
  }
  return `function ${importer}(address) {
    const chunk = import(address);
    (${JSON.stringify(imports)})[address]?.forEach((each) => import(each).catch(() => {}));
    return chunk.catch(() => import(address + "#" + Date.now()));
  }`
}

/** What comes with a later chunk and is not there when the importing chunk asks for it. */
const missingImports = ({ fileName }, target, { imported, present }) =>
  [...(imported[target] ?? [])].filter((name) => name !== target && !present[fileName].has(name))

const addressIn = ({ fileName }, target) => `./${posix.relative(posix.dirname(fileName), target)}`

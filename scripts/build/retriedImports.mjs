// Chromium up to the floor remembers a module that failed to load for the life of the page: asking again for the same
// address fails at once. What stands behind # makes another module of the same file, so a second try has another
// address; what the chunk imports itself keeps its own.

/** In place of `import(`: called with the address, which is relative to the chunk. */
const importer = 'import(address).catch(() => import(address + "#" + Date.now()))'

/** Rollup plugin: an `import()` of one of our chunks that fails is tried once more, under another address. */
export function retriedImports() {
  return {
    name: 'retried-imports',
    renderDynamicImport: ({ targetChunk }) =>
      targetChunk && { left: `(address => ${importer})(`, right: ')' },
  }
}

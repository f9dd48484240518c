// Chromium, up to the oldest supported version, remembers a failed module for the life of the page: importing the same
// address again fails at once. A fragment makes it another module of the same file, so a retry uses one; the chunk's
// own imports stay the same.

/** Replaces `import(`: called with the address, relative to the chunk. */
const importer = 'import(address).catch(() => import(address + "#" + Date.now()))'

/** Rollup plugin: retries a failed `import()` of one of our chunks once, under another address. */
export function retriedImports() {
  return {
    name: 'retried-imports',
    renderDynamicImport: ({ targetChunk }) =>
      targetChunk && { left: `(address => ${importer})(`, right: ')' },
  }
}

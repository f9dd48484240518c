// Small changes to libraries that the script tag needs on other people's pages. Each must find what it changes: a new
// version of the library that reads differently fails the build.

const patches = [
  {
    // Preact schedules its renders with the page's Promise, which an old page may have replaced by a library's. The
    // browser's own microtasks do the same.
    file: /\/node_modules\/preact\/src\/component\.js$/,
    find: /typeof Promise == 'function'\s*\? Promise\.prototype\.then\.bind\(Promise\.resolve\(\)\)\s*: setTimeout/,
    replacement: 'queueMicrotask',
  },
  {
    // nanostores leaves a counter on the page's global object for copies of itself; there is one copy in our chunks, and
    // the page gets no name but EB.
    file: /\/node_modules\/nanostores\/atom\/index\.js$/,
    find: 'globalThis.nanostoresGlobal ||= { epoch: 0 }',
    replacement: '{ epoch: 0 }',
  },
]

/** Rollup plugin. */
export function patchLibraries() {
  return {
    name: 'patch-libraries',
    transform(code, id) {
      const own = patches.filter(({ file }) => file.test(id.replaceAll('\\', '/')))
      if (own.length === 0) return null
      let changed = code
      for (const { find, replacement } of own) {
        const before = changed
        changed = before.replace(find, replacement)
        if (changed === before)
          this.error(`scripts/build/patches.mjs finds nothing to change in ${id}: ${find}`)
      }
      return { code: changed, map: null }
    },
  }
}

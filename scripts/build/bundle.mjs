import { rollup } from 'rollup'
import { placeModule } from './chunks.mjs'
import { originalOf, ownerOf } from './ownCopies.mjs'
import { plugins } from './plugins.mjs'

/**
 * Bundles the elements and the console into ES modules that lie side by side.
 *
 * @param {Record<string, string>} input chunk name → entry module
 * @returns {Promise<import('rollup').OutputChunk[]>}
 */
export async function bundle(input) {
  const build = await rollup({
    input,
    plugins: plugins(input),
    // Elements register themselves; nobody imports from their chunks but their own parts.
    preserveEntrySignatures: false,
    // What has effects is used by its exports, or is an entry.
    treeshake: { propertyReadSideEffects: false, moduleSideEffects: false },
    onwarn(warning, warn) {
      // Directives such as 'use client' mean nothing here; the circles are Preact's own; what a trimmed
      // library lacks may fall away with what asks for it (refuseMissing below).
      if (!['MODULE_LEVEL_DIRECTIVE', 'CIRCULAR_DEPENDENCY', 'MISSING_EXPORT'].includes(warning.code))
        warn(warning)
    },
  })
  try {
    const { output } = await build.generate({
      format: 'es',
      compact: true,
      sourcemap: 'hidden',
      entryFileNames: '[name].js',
      chunkFileNames: nameOfPart,
      manualChunks: placeModule,
      onlyExplicitManualChunks: true,
    })
    const chunks = output.filter((file) => file.type === 'chunk')
    refuseMissing(chunks)
    return chunks
  } finally {
    await build.close()
  }
}

/** A part that a trimmed library lacks is `undefined` in the output: a call of it fails the build, not the page. */
function refuseMissing(chunks) {
  for (const { fileName, code } of chunks) {
    const [call] = /.{0,60}\(void 0\)\(.{0,20}/.exec(code) ?? []
    if (call)
      throw new Error(`${fileName} calls what a library in scripts/build/trimmed does not export: ${call}`)
  }
}

/**
 * Name of a chunk that is no entry. Parts that a widget loads later are called by widget and module, since there will
 * be many a `Dialog`: satisfaction-dialogs.js, console-satisfaction-dialogs.js.
 */
function nameOfPart({ name, facadeModuleId }) {
  if (!facadeModuleId) return '[name].js'
  const id = originalOf(facadeModuleId).replaceAll('\\', '/')
  const [, widget] = /\/packages\/[\w-]+\/src\/(?:([\w-]+)\/)?/.exec(id) ?? []
  const kebab = name.replace(/(?<!^)[A-Z]/g, (capital) => `-${capital}`).toLowerCase()
  return `${[ownerOf(facadeModuleId) === 'console' && 'console', widget, kebab].filter(Boolean).join('-')}.js`
}

/**
 * Names of all that a chunk imports, and of what that imports.
 *
 * @param {{ later?: boolean, except?: (name: string) => boolean }} [options] later: with what is imported when it is needed;
 *   except: without these, and without what only they import
 */
export function closureOf(chunk, chunks, { later = false, except = () => false } = {}, found = new Set()) {
  for (const name of [...chunk.imports, ...(later ? chunk.dynamicImports : [])]) {
    if (found.has(name) || name === chunk.fileName || except(name)) continue
    found.add(name)
    const next = chunks.find((other) => other.fileName === name)
    closureOf(next, chunks, { later, except }, found)
  }
  return [...found].sort()
}

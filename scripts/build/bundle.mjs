import { rollup } from 'rollup'
import { placeModule } from './chunks.mjs'
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
    plugins: plugins(),
    preserveEntrySignatures: 'allow-extension',
    // What has effects is used by its exports, or is an entry.
    treeshake: { propertyReadSideEffects: false, moduleSideEffects: false },
    onwarn(warning, warn) {
      // Directives such as 'use client' mean nothing here.
      if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
    },
  })
  try {
    const { output } = await build.generate({
      format: 'es',
      compact: true,
      sourcemap: 'hidden',
      entryFileNames: '[name].js',
      chunkFileNames: '[name].js',
      manualChunks: placeModule,
      onlyExplicitManualChunks: true,
    })
    return output.filter((file) => file.type === 'chunk')
  } finally {
    await build.close()
  }
}

/** Names of a chunk's static imports, and theirs: all that must be there before it runs. */
export function closureOf(chunk, chunks, found = new Set()) {
  for (const name of chunk.imports) {
    if (found.has(name)) continue
    found.add(name)
    closureOf(
      chunks.find((other) => other.fileName === name),
      chunks,
      found,
    )
  }
  return [...found].sort()
}

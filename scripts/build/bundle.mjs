import { rollup } from 'rollup'
import { chunkOf } from './chunks.mjs'
import { plugins } from './plugins.mjs'

/**
 * Prefix of each chunk. An old page may have replaced Promise by one that libraries cannot use, so in our chunks the
 * name means the browser's own.
 */
export const nativePromise = 'const Promise = (async () => {})().constructor;'

/**
 * Bundles the elements and the console into a flat folder of ES modules, with their language files.
 *
 * @param {Record<string, string>} input chunk name → entry module
 * @returns {Promise<{ chunks: import('rollup').OutputChunk[], languageFiles: Map<string, string> }>}
 */
export async function bundle(input) {
  const build = await rollup({
    input,
    plugins: plugins(),
    // Elements register themselves; only their own later chunks import from them.
    preserveEntrySignatures: false,
    onwarn(warning, warn) {
      // 'use client' has no effect here.
      if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
    },
  })
  try {
    const { output } = await build.generate({
      format: 'es',
      sourcemap: 'hidden',
      intro: nativePromise,
      entryFileNames: '[name].js',
      chunkFileNames: nameOfPart,
      manualChunks: chunkOf,
      onlyExplicitManualChunks: true,
    })
    const assets = output.filter((file) => file.type === 'asset' && file.fileName.endsWith('.js'))
    return {
      chunks: output.filter((file) => file.type === 'chunk'),
      languageFiles: new Map(assets.map(({ fileName, source }) => [fileName, String(source)])),
    }
  } finally {
    await build.close()
  }
}

/**
 * Name of a chunk that is no entry. Later chunks are named after widget and module, since many are called `Dialog`:
 * satisfaction-dialogs.js, console-satisfaction-dialogs.js.
 */
function nameOfPart({ name, facadeModuleId }) {
  const [, widget] =
    /\/packages\/[\w-]+\/src\/([\w-]+)\//.exec(facadeModuleId?.replaceAll('\\', '/') ?? '') ?? []
  const kebab = name.replace(/(?<!^)[A-Z]/g, (capital) => `-${capital}`).toLowerCase()
  return `${widget && !kebab.startsWith(widget) ? `${widget}-` : ''}${kebab}.js`
}

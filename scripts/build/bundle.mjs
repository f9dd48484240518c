import { rollup } from 'rollup'
import { chunkOf } from './chunks.mjs'
import { plugins } from './plugins.mjs'

/**
 * Stands before the code of each chunk. Libraries take the page's Promise, which an old page may have replaced by one that
 * cannot do what they need: in our chunks its name stands for the browser's own.
 */
export const nativePromise = 'const Promise = (async () => {})().constructor;'

/**
 * Bundles the elements and the console into ES modules that lie side by side, with their language files.
 *
 * @param {Record<string, string>} input chunk name → entry module
 * @returns {Promise<{ chunks: import('rollup').OutputChunk[], languageFiles: Map<string, string> }>}
 */
export async function bundle(input) {
  const build = await rollup({
    input,
    plugins: plugins(),
    // Elements register themselves; nobody imports from their chunks but their own parts.
    preserveEntrySignatures: false,
    onwarn(warning, warn) {
      // 'use client' means nothing here.
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
 * Name of a chunk that is no entry. Parts that a widget loads later are called by widget and module, since there will be
 * many a `Dialog`: satisfaction-dialogs.js, console-satisfaction-dialogs.js.
 */
function nameOfPart({ name, facadeModuleId }) {
  const [, widget] =
    /\/packages\/[\w-]+\/src\/([\w-]+)\//.exec(facadeModuleId?.replaceAll('\\', '/') ?? '') ?? []
  const kebab = name.replace(/(?<!^)[A-Z]/g, (capital) => `-${capital}`).toLowerCase()
  return `${widget && !kebab.startsWith(widget) ? `${widget}-` : ''}${kebab}.js`
}

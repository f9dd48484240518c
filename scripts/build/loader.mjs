import { join } from 'node:path'
import { build } from 'esbuild'
import { minify } from 'terser'
import { root } from '../workspace/root.mjs'
import { closureOf } from './bundle.mjs'
import { scriptTargets } from './targets.mjs'

/**
 * The tags that need the runtime, and those that need the data chunk too, as packages/loader/src/build.d.ts describes
 * it; in the alphabet's order.
 */
export function manifestOf(chunks) {
  const names = [[], []]
  for (const chunk of chunks.filter(({ fileName }) => fileName.startsWith('eb-'))) {
    const place = closureOf(chunk, chunks).includes('data.js') ? 1 : 0
    names[place].push(chunk.fileName.slice('eb-'.length, -'.js'.length))
  }
  return names.slice(0, names[1].length > 0 ? 2 : 1).map((list) => list.sort().join(' '))
}

/**
 * Builds the script tag: a classic script, in ASCII, since pages in other encodings load it too.
 *
 * @returns {Promise<{ code: string, map: string }>}
 */
export function buildLoader(version, manifest) {
  return buildScript(join(root, 'packages', 'loader', 'src', 'main.ts'), {
    define: { __EB_VERSION__: JSON.stringify(version), __EB_MANIFEST__: JSON.stringify(manifest) },
  })
}

/**
 * Builds a classic script that pages may load beside the script tag: the plugin for Vue 2.
 *
 * @returns {Promise<{ code: string, map: string }>}
 */
export const buildVue2 = () => buildScript(join(root, 'packages', 'elements', 'src', 'vue', 'script.ts'))

async function buildScript(entry, options) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    target: scriptTargets,
    write: false,
    outfile: 'script.js',
    sourcemap: 'external',
    tsconfigRaw: { compilerOptions: { target: 'ES2022' } },
    ...options,
  })
  const text = (ending) => outputFiles.find(({ path }) => path.endsWith(ending)).text
  return minifyScript(text('script.js'), text('.map'))
}

/** esbuild leaves what terser folds across functions: 4 % after brotli (docs/decisions/015-feedback-in-the-loader.md). */
async function minifyScript(script, content) {
  const { code, map } = await minify(script, {
    ecma: 2022,
    toplevel: true,
    compress: {
      passes: 3,
      pure_getters: true,
      keep_fargs: false,
      unsafe_arrows: true,
      // Templates become sums: nothing of ours has a valueOf that differs from its text.
      unsafe: true,
    },
    format: { ascii_only: true, comments: false },
    sourceMap: { content },
  })
  return { code, map }
}

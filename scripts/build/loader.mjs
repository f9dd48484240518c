import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../workspace/root.mjs'
import { closureOf } from './closure.mjs'
import { minified } from './minify.mjs'
import { scriptTargets } from './targets.mjs'

/**
 * The chunks of a release, and for each tag the numbers of its chunks, as packages/loader/src/build.d.ts describes it.
 */
export function manifestOf(chunks) {
  const elements = chunks.filter(({ fileName }) => fileName.startsWith('eb-'))
  const closures = new Map(
    elements.map((chunk) => [
      nameOf(chunk),
      [...closureOf(chunk, chunks), chunk.fileName].map(withoutEnding),
    ]),
  )
  const files = [...new Set([...closures.values()].flat())].sort()
  const numbered = [...closures].map(([tag, names]) => [tag, names.map((name) => files.indexOf(name))])
  return { files, tags: Object.fromEntries(numbered) }
}

/** The classic scripts of a release: name → entry. vue2: the optional plugin for Vue 2. */
export const scriptEntries = {
  eb: join(root, 'packages', 'loader', 'src', 'main.ts'),
  vue2: join(root, 'packages', 'elements', 'src', 'vue', 'script.ts'),
}

const withoutEnding = (fileName) => fileName.replace(/\.js$/, '')
const nameOf = ({ fileName }) => withoutEnding(fileName)

/**
 * Builds the script tag: a classic script in ASCII, since pages in other encodings load it too.
 *
 * @returns {Promise<{ code: string, map: string }>}
 */
export function buildLoader(version, manifest) {
  return buildScript(scriptEntries.eb, {
    define: { __EB_VERSION__: JSON.stringify(version), __EB_MANIFEST__: JSON.stringify(manifest) },
  })
}

/**
 * Builds an optional classic script: the plugin for Vue 2.
 *
 * @returns {Promise<{ code: string, map: string }>}
 */
export const buildVue2 = () => buildScript(scriptEntries.vue2)

async function buildScript(entry, options) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    target: scriptTargets,
    write: false,
    legalComments: 'none',
    outfile: 'script.js',
    sourcemap: 'external',
    tsconfigRaw: { compilerOptions: { target: 'ES2022' } },
    ...options,
  })
  const text = (ending) => outputFiles.find(({ path }) => path.endsWith(ending)).text
  return minified(text('script.js'), {
    toplevel: true,
    format: { asciiOnly: true },
    sourceMap: { content: text('.map') },
  })
}

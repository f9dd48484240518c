import { join } from 'node:path'
import { build } from 'esbuild'
import { scriptTargets } from '../build/targets.mjs'
import { root } from '../workspace/root.mjs'
import { hashOf, isStale, writeStamp } from '../workspace/sources.mjs'
import { buildElementsPage } from './elements.mjs'
import { buildKitPages } from './kits.mjs'
import { installPacked } from './packed.mjs'
import { buildReactPage } from './react.mjs'
import { vueComponents } from './vue.mjs'

const page = (name) => join(root, 'examples', name)

async function buildVuePage(name, version) {
  await build({
    entryPoints: [join(page(name), 'main.js')],
    outfile: join(page(name), 'dist/page.js'),
    bundle: true,
    format: 'iife',
    target: scriptTargets,
    alias: { vue: 'vue3/dist/vue.runtime.esm-bundler.js' },
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    minify: version === 3,
    plugins: [vueComponents(version)],
    logLevel: 'warning',
  })
}

const buildVuePages = () =>
  Promise.all([
    buildVuePage('vue2', 2),
    buildVuePage('vue3', 3),
    buildVuePage('forms/vue2', 2),
    buildVuePage('forms/vue3', 3),
    buildVuePage('resources/vue2', 2),
  ])

async function buildReactPages() {
  installPacked()
  await buildReactPage()
  await buildElementsPage()
}

const own = ['scripts/examples', 'scripts/examples.mjs', 'package-lock.json']
const published = ['rules', 'protocol', 'core', 'ui', 'widgets', 'elements', 'loader']

const outputs = {
  vue: {
    sources: [...own, 'examples/vue2', 'examples/vue3', 'examples/forms', 'examples/resources'],
    make: buildVuePages,
  },
  react: {
    sources: [
      ...own,
      'examples/react',
      'scripts/build',
      'scripts/elements',
      'scripts/pack.mjs',
      'scripts/pack',
      'scripts/workspace',
      'scripts/css-text.mjs',
      'tsconfig.base.json',
      ...published.flatMap((name) => [`packages/${name}/src`, `packages/${name}/package.json`]),
    ],
    make: buildReactPages,
  },
  kits: { sources: [...own, 'examples/kits', 'examples/shared'], make: buildKitPages },
}

/**
 * Builds what is out of date, and reports it.
 *
 * @param {{ only?: string, force?: boolean }} options
 * @returns {Promise<number>} exit code
 */
export async function run({ only, force = false }) {
  const names = only ? [only] : Object.keys(outputs)
  for (const name of names) {
    const { sources, make } = outputs[name]
    const hash = hashOf(sources)
    const stamp = `dist/.examples-${name}-hash`
    if (!force && !isStale(stamp, hash)) {
      console.log(`${name} examples: up to date`)
      continue
    }
    const start = performance.now()
    try {
      await make()
    } catch (error) {
      console.error(`${name} examples: ${error.message}`)
      return 1
    }
    writeStamp(stamp, hash)
    console.log(`${name} examples: built in ${((performance.now() - start) / 1000).toFixed(1)} s`)
  }
  return 0
}

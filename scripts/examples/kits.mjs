import { join } from 'node:path'
import { build } from 'esbuild'
import { scriptTargets } from '../build/targets.mjs'
import { root } from '../workspace/root.mjs'
import { installArchives, kitsFolder } from './archives.mjs'
import { vueComponents } from './vue.mjs'

const pages = join(root, 'examples/kits')
const kit = (path) => join(kitsFolder, path)

/** One page as a partner's bundler makes it. */
const bundle = (name, options) =>
  build({
    entryPoints: [join(pages, name)],
    outfile: join(pages, 'dist/pages', name.replace(/\/.*/, '.js')),
    bundle: true,
    format: 'iife',
    target: scriptTargets,
    minify: true,
    logLevel: 'warning',
    ...options,
  })

const buildElementPlus = () =>
  bundle('element-plus/main.js', {
    alias: {
      vue: 'vue3/dist/vue.runtime.esm-bundler.js',
      'element-plus': kit('element-plus/dist/index.full.min.mjs'),
      'element-plus/es/locale/lang': kit('element-plus/dist/locale'),
    },
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    plugins: [vueComponents(3)],
  })

const buildAntd = () =>
  bundle('antd/main.jsx', {
    alias: {
      antd: kit('antd/dist/antd-with-locales.min.js'),
      ...Object.fromEntries(['dayjs', 'react', 'react-dom', 'scheduler'].map((name) => [name, kit(name)])),
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: 'automatic',
  })

/** Fetches the kits, and bundles the pages of those that partners bundle. */
export async function buildKitPages() {
  installArchives()
  await Promise.all([buildElementPlus(), buildAntd()])
}

// Large libraries do not change while somebody works on ebkit. Bundled apart, once, they cost nothing at each change.
import { build } from 'esbuild'
import { wrappedAliOss } from './aliOss.mjs'

const large = /^(ali-oss|echarts|leaflet|prosemirror-[a-z-]+)(\/|$)/

const fileOf = (specifier) => `library-${specifier.replace(/\.js$/, '').replaceAll('/', '-')}`

/**
 * Keeps large libraries out of a build of esbuild.
 *
 * @param {import('esbuild').BuildOptions} options of their own build, which writes into the same folder
 * @returns {{ plugin: import('esbuild').Plugin, write: () => Promise<void> }} write: bundles those that imports have named
 *   since, if there are any
 */
export function librariesApart(options) {
  const wanted = new Set()
  let written = 0
  const plugin = {
    name: 'libraries-apart',
    setup({ onResolve }) {
      onResolve({ filter: large }, ({ path }) => {
        wanted.add(path)
        return { path: `./${fileOf(path)}.js`, external: true }
      })
    },
  }
  const write = async () => {
    if (wanted.size === written) return
    written = wanted.size
    const entryPoints = Object.fromEntries([...wanted].map((specifier) => [fileOf(specifier), specifier]))
    await build({ ...options, entryPoints, write: true, sourcemap: false, plugins: [wrappedAliOss] })
  }
  return { plugin, write }
}

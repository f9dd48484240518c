import { watch } from 'node:fs'
import { join } from 'node:path'
import { openDevelopmentBuild } from '../build/development.mjs'
import { root } from '../workspace/root.mjs'

const QUIET = 50 // ms without another change: editors write a file in several steps
const gatewaySources = /^(gateway|protocol|rules|domain)[\\/](src|migrations)[\\/]/
const browserSources =
  /^(protocol|rules|domain|core|ui|widgets|elements|loader|console)[\\/](src[\\/]|index\.html$)/
const ignored = /(^|[\\/])(node_modules|dist)([\\/]|$)|\.(test|e2e)\.[cm]?[jt]sx?$|~$|\.tsbuildinfo$/

/**
 * Builds what browsers load into dist/development. When sources change, builds it again or restarts the gateway.
 * @param {{ restartGateway: () => Promise<boolean> }} actions restartGateway: false if it does not run, which has been reported
 */
export async function watchSources({ restartGateway }) {
  const build = await openDevelopmentBuild(join(root, 'dist', 'development'))
  const changed = new Set()
  let timer
  let working = build.rebuild()
  const work = async () => {
    const paths = [...changed]
    const isAbout = (pattern) => paths.some((path) => pattern.test(path))
    changed.clear()
    const began = performance.now()
    console.log(`Changed: ${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ' …' : ''}`)
    const done = await Promise.all([
      isAbout(browserSources) ? build.rebuild() : true,
      isAbout(gatewaySources) ? restartGateway() : true,
    ])
    if (done.every(Boolean)) console.log(`Up to date after ${Math.round(performance.now() - began)} ms`)
  }
  watch(join(root, 'packages'), { recursive: true }, (_, path) => {
    if (!path || ignored.test(path)) return
    changed.add(path)
    clearTimeout(timer)
    timer = setTimeout(() => {
      working = working.then(work)
    }, QUIET)
  })
  await working
  console.log('Watching packages/ for changes')
}

import { watch } from 'node:fs'
import { join } from 'node:path'
import { buildForBrowsers } from '../workspace/outputs.mjs'
import { root } from '../workspace/root.mjs'

const QUIET = 150 // ms without another change: editors write a file in several steps
const gatewaySources = /^(gateway|protocol|rules|domain)[\\/]src[\\/]/
const ignored = /(^|[\\/])(node_modules|dist)[\\/]|\.(test|e2e)\.[cm]?[jt]sx?$|~$|\.tsbuildinfo$/

/**
 * Rebuilds browser code and restarts the gateway when their sources change, one after the other.
 * @param {{ restartGateway: () => Promise<void> }} actions
 */
export function watchSources({ restartGateway }) {
  const changed = new Set()
  let timer
  let working = Promise.resolve()
  const work = async () => {
    const paths = [...changed]
    changed.clear()
    console.log(`Changed: ${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ' …' : ''}`)
    buildForBrowsers() // does nothing if only the gateway's own sources changed
    if (paths.some((path) => gatewaySources.test(path))) await restartGateway()
    console.log('Up to date')
  }
  watch(join(root, 'packages'), { recursive: true }, (_, path) => {
    if (!path || ignored.test(path)) return
    changed.add(path)
    clearTimeout(timer)
    timer = setTimeout(() => {
      working = working.then(work)
    }, QUIET)
  })
  console.log('Watching packages/ for changes')
}

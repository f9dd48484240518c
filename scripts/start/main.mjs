import { parseArgs } from 'node:util'
import { start, stopAll, stopOnSignals } from '../workspace/children.mjs'
import { ensureDependencies } from '../workspace/dependencies.mjs'
import { buildForBrowsers, keepDocumentation, staleDocumentation } from '../workspace/outputs.mjs'
import { root } from '../workspace/root.mjs'
import { portsOf, requireFree } from './ports.mjs'
import { startGateway, startPartner, untilReady } from './services.mjs'
import { watchSources } from './watch.mjs'

/**
 * Starts everything and runs until a signal or until the gateway ends.
 * @param {string[]} args --watch: rebuild and restart on changes
 * @returns {Promise<number>} exit code
 */
export async function run(args) {
  const { values } = parseArgs({ args, options: { watch: { type: 'boolean', default: false } } })
  const production = process.env.EB_MODE === 'production'
  stopOnSignals(0)
  try {
    const ports = portsOf()
    await requirePorts(ports, production)
    ensureDependencies()
    if (!buildForBrowsers() && !values.watch) throw new Error('The build failed; see above')
    return await serve(ports, production, values.watch)
  } catch (error) {
    console.error(`\n${error.message}`)
    await stopAll()
    return 1
  }
}

async function requirePorts(ports, production) {
  const remedy = 'End what uses it, or choose another: PORT=4300 npm start'
  const host = production ? process.env.EB_HOST || '0.0.0.0' : '127.0.0.1'
  await requireFree(ports.gateway, { host, what: 'the gateway', remedy })
  if (!production) await requireFree(ports.partner, { what: "the example partner's page", remedy })
}

async function serve(ports, production, watch) {
  const environment = { ...process.env, PORT: String(ports.gateway) }
  const url = `http://127.0.0.1:${ports.gateway}`
  let gateway = startGateway(environment)
  if (!(await untilReady(url, gateway)) && !watch) return (await gateway.done).code || 1
  if (!production) startPartner(environment)
  void buildRest()
  if (!watch) {
    const { code } = await gateway.done
    await stopAll()
    return code
  }
  watchSources({
    restartGateway: async () => {
      await gateway.stop()
      gateway = startGateway(environment)
      if (!(await untilReady(url, gateway)))
        console.error('The gateway ended; the next change starts it again')
    },
  })
  return new Promise(() => {}) // until a signal; after a failure of the gateway it waits for the next change
}

/** Work that would delay the first page runs while the gateway is up. */
async function buildRest() {
  const { done } = start(process.execPath, ['scripts/examples.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const { code, stopped } = await done
  if (stopped) return
  if (code !== 0) console.error('Some example pages were not built (see above). Everything else runs.')
  buildDocumentation()
}

function buildDocumentation() {
  const hash = staleDocumentation()
  if (!hash) return
  const { done } = start(process.execPath, ['scripts/docs.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  void done.then(({ code, stopped }) => {
    if (code === 0) keepDocumentation(hash)
    else if (!stopped)
      console.error('The documentation was not built; `npm run docs` shows why. Everything else runs.')
  })
}

import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { start, stopAll, stopOnSignals } from '../workspace/children.mjs'
import { ensureDependencies } from '../workspace/dependencies.mjs'
import { buildForBrowsers, keepDocumentation, staleDocumentation } from '../workspace/outputs.mjs'
import { root } from '../workspace/root.mjs'
import { portsOf, requireFree } from './ports.mjs'
import { prepareData, startGateway, startPartner, untilReady } from './services.mjs'

/**
 * Starts everything and runs until a signal or until the gateway ends.
 * @param {string[]} args --watch: a build of its own, made again on changes, which restart the gateway too
 * @returns {Promise<number>} exit code
 */
export async function run(args) {
  const { values } = parseArgs({ args, options: { watch: { type: 'boolean', default: false } } })
  const production = process.env.EB_MODE === 'production'
  stopOnSignals(0)
  try {
    const ports = portsOf()
    await requirePorts(ports, production)
    // whoever changes the code needs its checks too
    ensureDependencies({ tools: values.watch })
    if (values.watch) return await develop(ports, production)
    const preparing = isFirst(production) && prepareData(environmentOf(ports))
    if (!buildForBrowsers()) throw new Error('The build failed; see above')
    if (preparing) await preparing.done
    return await serve(ports, production)
  } catch (error) {
    console.error(`\n${error.message}`)
    await stopAll()
    return 1
  }
}

/** Neither a build nor data: the data are prepared on another core while the build runs, and both are there sooner. */
const isFirst = (production) =>
  !production &&
  !process.env.DATABASE_URL &&
  !existsSync(join(root, 'dist/eb')) &&
  !existsSync(resolve(root, process.env.EB_DATA_DIR ?? '.data'))

const environmentOf = ({ gateway }) => ({ ...process.env, PORT: String(gateway) })

async function requirePorts(ports, production) {
  const remedy = 'End what uses it, or choose another: PORT=4300 npm start'
  const host = production ? process.env.EB_HOST || '0.0.0.0' : '127.0.0.1'
  await requireFree(ports.gateway, { host, what: 'the gateway', remedy })
  if (!production) await requireFree(ports.partner, { what: "the example partner's page", remedy })
}

const urlOf = ({ gateway }) => `http://127.0.0.1:${gateway}`

async function serve(ports, production) {
  const environment = environmentOf(ports)
  const gateway = startGateway(environment)
  if (!(await untilReady(urlOf(ports), gateway))) return (await gateway.done).code || 1
  if (!production) startPartner(environment)
  void buildRest()
  const { code } = await gateway.done
  await stopAll()
  return code
}

async function develop(ports, production) {
  if (production) throw new Error('`npm run dev` serves a demo: its build is not what ships. Use `npm start`')
  const { watchSources } = await import('./watch.mjs')
  const { openGatewayBuild } = await import('./gatewayBuild.mjs')
  const environment = { ...environmentOf(ports), EB_BUILD: 'development' }
  const build = await openGatewayBuild()
  let gateway = startGateway(environment, await build.rebuild())
  const ready = untilReady(urlOf(ports), gateway)
  await watchSources({
    restartGateway: async () => {
      const program = await build.rebuild()
      if (!program) return false
      // Killed, so that PostgreSQL goes on running: the next gateway takes it over, and stops it at the end.
      await gateway.stop('SIGKILL')
      gateway = startGateway(environment, program)
      if (await untilReady(urlOf(ports), gateway)) return true
      console.error('The gateway ended; the next change starts it again')
      return false
    },
  })
  await ready
  startPartner(environment)
  console.log(
    'Not built again here: the documentation (npm run docs) and kits of examples (node scripts/examples.mjs)',
  )
  return new Promise(() => {}) // until a signal; after a failure of the gateway it waits for the next change
}

/** Work that would delay the first page runs while the gateway is up, and gives way to it. */
async function buildRest() {
  const { code, stopped } = await runBeside('scripts/examples.mjs')
  if (stopped) return
  if (code !== 0) console.error('Some example pages were not built (see above). Everything else runs.')
  await buildDocumentation()
}

async function buildDocumentation() {
  const hash = staleDocumentation()
  if (!hash) return
  const { code, stopped } = await runBeside('scripts/docs.mjs')
  if (code === 0) keepDocumentation(hash)
  else if (!stopped)
    console.error('The documentation was not built; `npm run docs` shows why. Everything else runs.')
}

/** Runs a script to its end; only its errors are shown. */
function runBeside(script) {
  const { child, done } = start(process.execPath, [script], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  return done
}

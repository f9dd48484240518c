import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startTestGateway } from '@ebkit/testing'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, findBrowser } from '../scripts/find-browser.mjs'
import { root } from '../scripts/workspace/root.mjs'
import { measureMemory, measureUploads } from './endurance.mjs'
import { buildListing, measureFiles } from './files.mjs'
import { measureInputs } from './inputs.mjs'
import { measureList } from './list.mjs'
import { measureLoading } from './loading.mjs'
import { measureMounts } from './mounts.mjs'
import {
  buildPeers,
  measureMountsOfPeers,
  measureRangesOfPeers,
  measureReadyOfPeers,
  pageWithHead,
} from './peers.mjs'
import { measurePicker } from './picker.mjs'
import { measureResources } from './resources.mjs'
import { measureRoutes } from './routes.mjs'
import { startBenchServer } from './server.mjs'
import { tableOf } from './table.mjs'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, only: { type: 'string' } },
})
const rounds = Number(values.rounds)

const measurements = {
  loading: measureLoading,
  mounts: measureMounts,
  inputs: measureInputs,
  picker: measurePicker,
  files: measureFiles,
  list: measureList,
  resources: () => measureResources({ gateway, cookie, rounds }),
  routes: (bench) => measureRoutes({ ...bench, gateway }),
  memory: () => measureMemory({ gateway, cookie }),
  uploads: () => measureUploads({ gateway, cookie }),
  'peers-mounted': withPeers(measureMountsOfPeers),
  'peers-ranges': withPeers(measureRangesOfPeers),
  'peers-ready': withPeers(measureReadyOfPeers),
}

/** Other products are fetched when they are measured. */
function withPeers(measure) {
  return async (bench) => {
    for (const [name, code] of await buildPeers()) built.set(name, code)
    built.set('head.html', await pageWithHead(bench.url))
    return measure(bench)
  }
}

const gateway = await startTestGateway()
const cookie = await gateway.signIn('manager')
const built = new Map(await buildListing())
const server = await startBenchServer(gateway.url, built)
const secureServer = await startBenchServer(gateway.url, built, { secure: true })
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...CHROMIUM_FLAGS, '--enable-precise-memory-info'],
})
try {
  const bench = { browser, url: server.url, secureUrl: secureServer.url, cookie, rounds }
  const rows = []
  const wanted = values.only?.split(',') ?? Object.keys(measurements)
  for (const name of wanted) rows.push(...(await measurements[name](bench)))
  const table = tableOf(rows)
  console.log(`\n${table}\n`)
  const folder = join(root, 'bench-results')
  await mkdir(folder, { recursive: true })
  const name = new Date().toISOString().replace(/[:.]/g, '-')
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify({ rounds, rows }, null, 2)}\n`)
  await writeFile(join(folder, `${name}.md`), `${table}\n`)
  console.log(`bench-results/${name}.md`)
} finally {
  await browser.close()
  await server.stop()
  await secureServer.stop()
  await gateway.stop()
}

import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { mountsOf } from './mounts.mjs'
import { measureRange } from './ranges.mjs'
import { inTurn, visit } from './visit.mjs'

const folder = join(import.meta.dirname, 'peers')

/** Code that other products need on the pages, each bundled and minified as their guides say: name → code. */
export async function buildPeers() {
  if (!existsSync(join(folder, 'node_modules')))
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
  const { outputFiles } = await build({
    entryPoints: ['switch', 'input', 'range'].map((name) => ({
      in: join(folder, `${name}.js`),
      out: `peer-${name}`,
    })),
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  })
  return new Map(outputFiles.map(({ path, text }) => [path.split(/[\\/]/).at(-1), text]))
}

/** A page with the head that the gateway generates, for a gateway on the page's own origin as in the whole bench. */
export async function pageWithHead(url) {
  const written = await (await fetch(`${url}/eb/head?elements=eb-switch`)).text()
  const head = written.replace(/data-gateway="[^"]*"/, 'data-gateway="/"').replace(/"https?:\/\/[^/"]+/g, '"')
  const page = await readFile(join(import.meta.dirname, 'pages', 'head.html'), 'utf8')
  return page.replace('<!-- head -->', head)
}

/**
 * A hundred of each element compared with the best other product, in the same run, on a processor slowed four times.
 */
export async function measureMountsOfPeers(bench) {
  const slowed = { ...bench, processor: 4 }
  return [
    ...(await mountsOf(slowed, 'eb-switch', 'inputs.html?eb-switch', 'peer-switch.html?sl-switch')),
    ...(await mountsOf(slowed, 'eb-number-input', 'inputs.html?eb-number-input', 'peer-input.html?sl-input')),
  ]
}

export const measureRangesOfPeers = (bench) =>
  measureRange({ ...bench, processor: 4 }, 'inputs.html?eb-date-range', 'peer-range.html?calendar-range')

/** From navigation to the element, on Fast 4G and HTTP/2: through the loader, and with the generated head. */
export async function measureReadyOfPeers(bench) {
  const outside = { ...bench, url: bench.secureUrl }
  const readyAt = (path) => () => visit(outside, path, { slow: true }, (page) => page.evaluate('readyAt'))
  const peer = readyAt('peer-switch.html?sl-switch')
  const ways = { 'through the loader': 'inputs.html?eb-switch', 'with the written head': 'built/head.html' }
  const rows = []
  for (const [how, path] of Object.entries(ways))
    rows.push({
      what: `eb-switch ready ${how}, Fast 4G and 4 × slower processor`,
      unit: 'ms',
      ...(await inTurn(bench.rounds, readyAt(path), peer)),
    })
  return rows
}

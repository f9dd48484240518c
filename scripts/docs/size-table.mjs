#!/usr/bin/env node
// docs/sizes.json and the README's table of it, from what the last measurement found (packages/elements/e2e/sizes).
//   node scripts/docs/size-table.mjs            writes both
//   node scripts/docs/size-table.mjs --check    fails when they say something else
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../workspace/root.mjs'

const BEGIN = '<!-- sizes: npm run sizes -->'
const END = '<!-- /sizes -->'
const measured = join(root, 'test-results/sizes')
const kept = join(root, 'docs/sizes.json')

/**
 * KiB by which measurements may differ: Node versions compress differently, and a page may be idle one file earlier.
 */
const TOLERANCE = 0.5

/** @typedef {{ name: string, atRest: number, pressed: number, limit: number, files: number }} Size */

/**
 * The figures of one measurement: what elements share, then elements by size; none if the run has measured none.
 * @returns {Size[]}
 */
export function readSizes(folder = measured) {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : []
  const sizes = files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
  const rank = ({ name }) => ['eb', 'runtime', 'data'].indexOf(name) + 1 || (name.startsWith('eb-') ? 4 : 5)
  return sizes.sort((one, other) => rank(one) - rank(other) || (one.name < other.name ? -1 : 1))
}

const shown = (name) => (name === 'eb' ? 'the script tag' : name.startsWith('eb-') ? `\`${name}\`` : name)

/** @param {Size[]} sizes */
export function sizeTable(sizes) {
  const rows = sizes.map(({ name, atRest, pressed, limit, files }) => {
    const press = pressed >= 0.1 ? pressed.toFixed(1) : ''
    return `| ${shown(name)} | ${atRest.toFixed(1)} | ${press} | ${limit} | ${files} |`
  })
  const head = '| on the page | KiB at rest | first press | at most | files |\n|---|--:|--:|--:|--:|'
  return [head, ...rows].join('\n')
}

/** The part of a README between the markers. */
export function tableIn(readme) {
  const [begin, end] = [readme.indexOf(BEGIN), readme.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error(`README.md lacks ${BEGIN} … ${END}`)
  return readme.slice(begin + BEGIN.length, end).trim()
}

/** A README with this table between the markers. */
export function withTable(readme, table) {
  tableIn(readme) // throws without markers
  return `${readme.slice(0, readme.indexOf(BEGIN) + BEGIN.length)}\n${table}\n${readme.slice(readme.indexOf(END))}`
}

/**
 * Whether what was measured agrees with the kept figures: known parts with the same budgets, and sizes within the tolerance.
 * A run of `npm test` measures a share of the elements.
 */
export function sameSizes(kept, measured) {
  const known = new Map(kept.map((size) => [size.name, size]))
  return measured.every(({ name, atRest, pressed, limit }) => {
    const same = known.get(name)
    const isClose = same && Math.abs(atRest + pressed - same.atRest - same.pressed) <= TOLERANCE
    return isClose && limit === same.limit
  })
}

/** What has a line and should have none, or the other way round: elements of the catalogue. */
export function differentElements(kept, tags) {
  const lines = kept.map(({ name }) => name).filter((name) => name.startsWith('eb-'))
  return [...lines.filter((tag) => !tags.includes(tag)), ...tags.filter((tag) => !lines.includes(tag))]
}

/** The elements that are measured: those of the catalogue. */
const tagsOfCatalog = () =>
  [...readFileSync(join(root, 'packages/elements/src/catalog.ts'), 'utf8').matchAll(/'(eb-[\w-]+)':/g)].map(
    ([, tag]) => tag,
  )

function main() {
  const path = join(root, 'README.md')
  const readme = readFileSync(path, 'utf8')
  const sizes = readSizes()
  if (!process.argv.includes('--check')) {
    if (sizes.length === 0) throw new Error('Nothing was measured: npm run sizes')
    writeFileSync(kept, `${JSON.stringify(sizes, null, 2)}\n`)
    writeFileSync(path, withTable(readme, sizeTable(sizes)))
    console.log(sizeTable(sizes))
    return
  }
  const known = JSON.parse(readFileSync(kept, 'utf8'))
  const different = differentElements(known, tagsOfCatalog())
  if (different.length > 0) console.error(`Elements and the table differ: ${different.join(', ')}`)
  else if (tableIn(readme) === sizeTable(known) && sameSizes(known, sizes)) return
  console.error(
    `The README shows\n\n${tableIn(readme)}\n\nand measured was\n\n${sizeTable(sizes)}\n\nRun: npm run sizes`,
  )
  process.exitCode = 1
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main()

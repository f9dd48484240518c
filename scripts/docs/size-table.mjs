#!/usr/bin/env node
// The README's table of sizes, from what the last build measured.
//   node scripts/docs/size-table.mjs            writes it
//   node scripts/docs/size-table.mjs --check    fails when the README says something else
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../workspace/root.mjs'

const BEGIN = '<!-- sizes: node scripts/docs/size-table.mjs -->'
const END = '<!-- /sizes -->'

/** Node versions compress a little differently: so many KiB may lie between a README and a build. */
const TOLERANCE = 0.15

/** @param {{ name: string, bytes: number, limit?: number, total?: number, totalLimit?: number, files?: string[] }[]} sizes */
export function sizeTable(sizes) {
  const kib = (bytes) => (bytes / 1024).toFixed(1)
  const of = (bytes, budget) => (budget ? `${kib(bytes)} of ${budget}` : kib(bytes))
  const rows = sizes.map(({ name, bytes, limit, total, totalLimit, files }) => {
    const whole = total ? of(total, totalLimit) : ''
    return `| ${name.startsWith('eb-') ? `\`${name}\`` : name} | ${of(bytes, limit)} | ${whole} | ${total ? files.length : ''} |`
  })
  const head = '| part | KiB, of its budget | with all it needs | requests |\n|---|--:|--:|--:|'
  return [head, ...rows].join('\n')
}

/** The part of a README between the marks. */
export function tableIn(readme) {
  const [begin, end] = [readme.indexOf(BEGIN), readme.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error(`README.md lacks ${BEGIN} … ${END}`)
  return readme.slice(begin + BEGIN.length, end).trim()
}

/** A README with this table between the marks. */
export function withTable(readme, table) {
  tableIn(readme) // throws where there is no place
  return `${readme.slice(0, readme.indexOf(BEGIN) + BEGIN.length)}\n${table}\n${readme.slice(readme.indexOf(END))}`
}

/** Whether two tables say the same: equal words, and numbers that lie close to each other. */
export function sameTable(one, other) {
  const split = (text) => text.split(/(\d+\.\d+)/)
  const [left, right] = [split(one), split(other)]
  return (
    left.length === right.length && left.every((part, index) => close(part, right[index], index % 2 === 1))
  )
}

const close = (one, other, number) => (number ? Math.abs(one - other) <= TOLERANCE : one === other)

function main() {
  const path = join(root, 'README.md')
  const readme = readFileSync(path, 'utf8')
  const table = sizeTable(JSON.parse(readFileSync(join(root, 'dist/sizes.json'), 'utf8')).sizes)
  const shown = tableIn(readme)
  if (!process.argv.includes('--check')) {
    writeFileSync(path, withTable(readme, table))
    console.log(table)
  } else if (!sameTable(shown, table)) {
    console.error(
      `The README shows\n\n${shown}\n\nbut the build measured\n\n${table}\n\nRun: node scripts/docs/size-table.mjs`,
    )
    process.exitCode = 1
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main()

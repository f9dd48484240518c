import { relative } from 'node:path'
import { root } from '../workspace/root.mjs'
import { outside } from './sample.mjs'

/** @typedef {{ status: string, statusReason?: string, fileName: string, location: object, mutatorName: string, replacement: string }} Mutant */

/** Counts the sample's outcomes. @param {Mutant[]} mutants */
export function countsOf(mutants) {
  const counts = { Killed: 0, Timeout: 0, Survived: 0, NoCoverage: 0, RuntimeError: 0 }
  for (const { status } of mutants.filter(isInSample)) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** Percentage detected, by Stryker's rule: a run that broke before a test could fail does not count. */
export const scoreOf = ({ Killed, Timeout, Survived, NoCoverage }) =>
  (100 * (Killed + Timeout)) / (Killed + Timeout + Survived + NoCoverage || 1)

/** The report: a table of the areas, then every survivor. @param {{ name: string, mutants: Mutant[], minutes: number }[]} found */
export const linesOf = (found) => [
  '# Mutation score',
  '',
  '| area | mutants | noticed | timed out | survived | never reached | broke the run | score | minutes |',
  '|---|--:|--:|--:|--:|--:|--:|--:|--:|',
  ...found.map(tableLine),
  ...found.flatMap(({ name, mutants }) => [
    '',
    `## ${name}`,
    '',
    ...mutants.filter(isSurvivor).map(survivorLine).sort(),
  ]),
]

const isInSample = ({ statusReason }) => statusReason !== outside
const isSurvivor = (mutant) => isInSample(mutant) && /^(Survived|NoCoverage)$/.test(mutant.status)

function tableLine({ name, mutants, minutes }) {
  const counts = countsOf(mutants)
  const { Killed, Timeout, Survived, NoCoverage, RuntimeError } = counts
  const all = Killed + Timeout + Survived + NoCoverage + RuntimeError
  const cells = [name, all, Killed, Timeout, Survived, NoCoverage, RuntimeError]
  return `| ${[...cells, `${scoreOf(counts).toFixed(1)} %`, minutes.toFixed(1)].join(' | ')} |`
}

function survivorLine({ fileName, location, mutatorName, replacement, status }) {
  const file = relative(root, fileName).replaceAll('\\', '/')
  const { line, column } = location.start
  const change = replacement.replaceAll(/\s+/g, ' ').slice(0, 100)
  return `- ${file}:${line}:${column + 1} ${mutatorName} \`${change}\`${status === 'NoCoverage' ? ' (no test reaches it)' : ''}`
}

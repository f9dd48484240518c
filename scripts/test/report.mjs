// The output of a run for people, and its files.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../workspace/root.mjs'
import { resultsFolder, tailOf } from './run.mjs'

/** Prints the start of a step that may take hours. */
export function showBegin({ name }) {
  console.log(`        ${name} …`)
}

/**
 * Prints the result of a step.
 * @param {import('./run.mjs').StepResult} result
 * @param {number} done number of finished steps, including this one
 * @param {number} total
 */
export function showEnd({ step, outcomes, seconds, log }, done, total) {
  const failed = outcomes.filter((outcome) => !outcome.passed)
  const count = step.kind === 'check' ? '' : ` ${outcomes.length - failed.length} passed`
  const state = failed.length === 0 ? 'ok    ' : 'FAILED'
  const time = `${seconds.toFixed(1).padStart(6)} s`
  const failures = failed.length > 0 && step.kind !== 'check' ? `, ${failed.length} failed` : ''
  console.log(
    `[${String(done).padStart(2)}/${total}] ${step.name.padEnd(13)} ${state} ${time}${count}${failures}`,
  )
  if (failed.length === 0) return
  for (const { title, error } of step.kind === 'check' ? [] : failed)
    console.log(`  ✗ ${title}\n${indent(firstLines(error, 6))}`)
  if (!log) return
  if (step.kind === 'check' || failed.every((outcome) => outcome.file === undefined))
    console.log(indent(tailOf(log)))
  console.log(`  whole log: ${relative(root, log)}`)
}

/**
 * Writes passed.txt and failed.txt: one full title a line.
 * @param {import('./run.mjs').StepResult[]} results
 */
export function writeTitles(results, folder = resultsFolder) {
  mkdirSync(folder, { recursive: true })
  const outcomes = results.flatMap((result) => result.outcomes)
  for (const [name, passed] of [
    ['passed.txt', true],
    ['failed.txt', false],
  ]) {
    const titles = outcomes.filter((outcome) => outcome.passed === passed).map((outcome) => outcome.title)
    writeFileSync(join(folder, name), titles.map((title) => `${title}\n`).join(''))
  }
}

/** The last line of a run. @returns {number} the exit code that goes with it */
export function showCounts(results) {
  const outcomes = results.flatMap((result) => result.outcomes)
  const passed = outcomes.filter((outcome) => outcome.passed).length
  console.log(`${passed} passed, ${outcomes.length - passed} failed`)
  return passed === outcomes.length && outcomes.length > 0 ? 0 : 1
}

const indent = (text) => text.replace(/^/gm, '    ')
const firstLines = (text, count) =>
  String(text ?? '')
    .split('\n')
    .slice(0, count)
    .join('\n')

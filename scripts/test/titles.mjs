// The form in which every runner's reporter writes what it saw: one JSON object a line, in the file EB_TITLES names.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** @typedef {{ title: string, passed: boolean, file?: string, error?: string }} Outcome */

/** The separator between a suite and what it holds, in every runner's titles. */
export const SEPARATOR = ' > '

/** Joins suites and test to a full title, on one line. @param {(string | undefined)[]} parts */
export function fullTitle(parts) {
  return parts
    .filter(Boolean)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .join(SEPARATOR)
}

/** Writes one outcome. Without EB_TITLES (a person runs the runner alone) it does nothing. @param {Outcome} outcome */
export function record(outcome, file = process.env.EB_TITLES) {
  if (file) appendFileSync(file, `${JSON.stringify(outcome)}\n`)
}

/** Reads what a runner wrote. A last line cut off by a kill is left out. @returns {Outcome[]} */
export function readOutcomes(file) {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line))
}

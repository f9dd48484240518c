// The common format of all runners' reporters: one JSON object per line, in the file that EB_TITLES names.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** @typedef {{ title: string, passed: boolean, file?: string, error?: string }} Outcome */

/** The separator between suites and tests in full titles. */
export const SEPARATOR = ' > '

/** Joins suites and test to a full title, on one line. @param {(string | undefined)[]} parts */
export function fullTitle(parts) {
  return parts
    .filter(Boolean)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .join(SEPARATOR)
}

/** Writes one outcome. Does nothing without EB_TITLES (a runner started by hand). @param {Outcome} outcome */
export function record(outcome, file = process.env.EB_TITLES) {
  if (file) appendFileSync(file, `${JSON.stringify(outcome)}\n`)
}

/** Reads a runner's outcomes. Omits a last line cut off by a kill. @returns {Outcome[]} */
export function readOutcomes(file) {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line))
}

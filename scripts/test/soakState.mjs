import { readFileSync } from 'node:fs'

/**
 * What an interrupted soak of the same sources has passed.
 * @param {string} path
 * @param {string} version hash of the sources
 * @returns {{ files: string[], outcomes: import('./titles.mjs').Outcome[], seconds: number, log: string }[]}
 */
export function readSoakState(path, version) {
  try {
    const state = JSON.parse(readFileSync(path, 'utf8'))
    return state.version === version ? state.results : []
  } catch {
    return [] // no run was interrupted
  }
}

import type { Queries } from '../database/tenant'

const last = new WeakMap<Queries, Promise<unknown>>()

/**
 * Runs work on one connection at a time. What waits for a lock holds its connection meanwhile: a hundred guesses at one
 * account would take every connection, and sessions of all others are read on the same ones.
 */
export function inTurn<Result>(signIn: Queries, work: () => Promise<Result>): Promise<Result> {
  const result = (last.get(signIn) ?? Promise.resolve()).then(work)
  last.set(
    signIn,
    result.catch(() => undefined),
  )
  return result
}

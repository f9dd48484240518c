import type { Store } from '../store/createStore'

/** A run over what was selected. */
export interface Run {
  readonly store: Store
  readonly signal: AbortSignal
  /** Keys that are done. */
  reached(count: number): void
}

/** What is done with keys, a thousand at most; throws where not all are done. */
export type Step = (run: Run, keys: readonly string[]) => Promise<void>

/** Not all keys of a step could be done. */
export class SomeFailed extends Error {
  constructor(
    readonly keys: ReadonlySet<string>,
    cause: unknown,
  ) {
    super('Not all could be done', { cause })
  }
}

import type { Store } from '../store/createStore'

/** A run over the selection. */
export interface Run {
  readonly store: Store
  readonly signal: AbortSignal
  /** Number of processed keys. */
  reached(count: number): void
}

/** Processes up to a thousand keys; throws if some of them fail. */
export type Step = (run: Run, keys: readonly string[]) => Promise<void>

/** Some keys of a step failed. */
export class SomeFailed extends Error {
  constructor(
    readonly keys: ReadonlySet<string>,
    cause: unknown,
  ) {
    super('Not all could be done', { cause })
  }
}

import { latest, superseded } from '../promise/latest'

/** Reads of which the newest counts, and which can be begun again. */
export interface Restartable {
  run<Value>(read: (signal: AbortSignal) => PromiseLike<Value>): Promise<Value | typeof superseded>
  /** Begins the read that runs again: what it reads has changed meanwhile. Who waits for it waits on. */
  restart(): void
  cancel(): void
}

export function restartable(): Restartable {
  const reads = latest()
  /** The run that counts. */
  let current: symbol | undefined
  return {
    async run(read) {
      const own = Symbol()
      current = own
      try {
        for (;;) {
          const value = await reads.run(read)
          if (value !== superseded || current !== own) return value
        }
      } finally {
        if (current === own) current = undefined
      }
    },
    restart() {
      if (current) reads.cancel()
    },
    cancel() {
      current = undefined
      reads.cancel()
    },
  }
}

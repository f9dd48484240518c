import { latest, superseded } from '../promise/latest'

/** Reads of which only the newest counts, and which can be restarted. */
export interface Restartable {
  run<Value>(read: (signal: AbortSignal) => PromiseLike<Value>): Promise<Value | typeof superseded>
  /** Restarts the running read, because its data has changed meanwhile. Callers that wait for it keep waiting. */
  restart(): void
  cancel(): void
}

export function restartable(): Restartable {
  const reads = latest()
  /** The newest run. */
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

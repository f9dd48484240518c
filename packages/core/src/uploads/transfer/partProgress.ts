import type { Job } from './Job'
import type { PartRange } from './parts'

export interface Progress {
  /** Sets the sent bytes of a part; fewer than before if it is sent again. */
  moved(part: number, bytes: number): void
}

/** Sums the progress of all parts. @param done parts that are already stored */
export function createProgress({ reached }: Pick<Job, 'reached'>, done: readonly PartRange[]): Progress {
  const moved = new Map(done.map(({ number, start, end }) => [number, end - start]))
  const tell = () => reached([...moved.values()].reduce((sum, bytes) => sum + bytes, 0))
  tell()
  return {
    moved(part, bytes) {
      moved.set(part, bytes)
      tell()
    },
  }
}

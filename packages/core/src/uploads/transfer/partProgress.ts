import type { Job } from './Job'
import type { PartRange } from './parts'

export interface Progress {
  /** Tells how many bytes of a part have left; fewer than before where it is sent again. */
  moved(part: number, bytes: number): void
}

/** Adds up what the parts tell. @param done those that the store has already */
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

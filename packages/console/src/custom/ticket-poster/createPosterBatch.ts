import { atom, type WritableAtom } from 'nanostores'
import { fileName, pictureName } from '../../row/output/fileNames'

/** Maximum number of employees per batch. */
export const mostEmployees = 50

export interface BatchEmployee {
  readonly employeeId: string
  readonly employeeName: string
}

export interface PosterBatchState {
  readonly status: 'idle' | 'working' | 'done' | 'failed'
  readonly done: number
  readonly total: number
}

interface Dependencies {
  /** The poster with the code of an employee; undefined if it cannot be made. `signal` says that nobody waits for it. */
  make(employee: BatchEmployee, signal: AbortSignal): Promise<Blob | undefined>
  /** Makes an archive of files, by their names. */
  pack(files: ReadonlyMap<string, Blob>): Promise<Blob>
  /** Hands the archive to the user. */
  give(name: string, content: Blob): void
}

/** One poster after another, in one archive. */
export interface PosterBatch {
  readonly $state: WritableAtom<PosterBatchState>
  run(productName: string, employees: readonly BatchEmployee[]): Promise<void>
  /** Stops; nothing is saved. */
  cancel(): void
}

export function createPosterBatch({ make, pack, give }: Dependencies): PosterBatch {
  const $state = atom<PosterBatchState>({ status: 'idle', done: 0, total: 0 })
  let running = new AbortController()
  return {
    $state,
    async run(productName, employees) {
      running.abort()
      running = new AbortController()
      const { signal } = running
      const files = new Map<string, Blob>()
      const chosen = employees.slice(0, mostEmployees)
      $state.set({ status: 'working', done: 0, total: chosen.length })
      for (const employee of chosen) {
        const content = await make(employee, signal)
        if (signal.aborted) return
        if (!content) return $state.set({ ...$state.get(), status: 'failed' })
        files.set(pictureName(`${productName}-${employee.employeeName}`, files), content)
        $state.set({ ...$state.get(), done: files.size })
      }
      const archive = await pack(files)
      if (signal.aborted) return
      give(`${fileName(productName)}.zip`, archive)
      $state.set({ ...$state.get(), status: 'done' })
    },
    cancel() {
      running.abort()
      $state.set({ status: 'idle', done: 0, total: 0 })
    },
  }
}

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
  /** The poster with the code of an employee; undefined if it cannot be made. */
  make(employee: BatchEmployee): Promise<Blob | undefined>
  /** Makes an archive of files, by their names. */
  pack(files: ReadonlyMap<string, Blob>): Promise<Blob>
  /** Hands the archive to the user. */
  give(name: string, content: Blob): void
}

/** One poster after another, in one archive. */
export interface PosterBatch {
  readonly $state: WritableAtom<PosterBatchState>
  run(productName: string, employees: readonly BatchEmployee[]): Promise<void>
  /** Stops before the next poster; nothing is saved. */
  cancel(): void
}

export function createPosterBatch({ make, pack, give }: Dependencies): PosterBatch {
  const $state = atom<PosterBatchState>({ status: 'idle', done: 0, total: 0 })
  let run = 0
  return {
    $state,
    async run(productName, employees) {
      const own = ++run
      const files = new Map<string, Blob>()
      const chosen = employees.slice(0, mostEmployees)
      $state.set({ status: 'working', done: 0, total: chosen.length })
      for (const employee of chosen) {
        const content = await make(employee)
        if (own !== run) return
        if (!content) return $state.set({ ...$state.get(), status: 'failed' })
        files.set(pictureName(`${productName}-${employee.employeeName}`, files), content)
        $state.set({ ...$state.get(), done: files.size })
      }
      give(`${fileName(productName)}.zip`, await pack(files))
      if (own === run) $state.set({ ...$state.get(), status: 'done' })
    },
    cancel() {
      run++
      $state.set({ status: 'idle', done: 0, total: 0 })
    },
  }
}

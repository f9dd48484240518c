import { atom } from 'nanostores'
import type { ExportedFile, ExportProgress, ExportRequest, ExportState, ListExport } from './ListExport'

/** Creates the file for a request. */
export type MakeFile = (
  request: ExportRequest,
  signal: AbortSignal,
  tell: (progress: ExportProgress) => void,
) => Promise<ExportedFile>

/**
 * The model of a list's export.
 * @param give hands the file to the person
 * @param onError what went wrong is in the state too
 */
export function createExport(
  make: MakeFile,
  give: (file: ExportedFile) => void,
  onError: (error: unknown) => void,
): ListExport {
  const $state = atom<ExportState>({ status: 'idle' })
  let running: AbortController | undefined

  function cancel(): void {
    running?.abort()
    running = undefined
    $state.set({ ...$state.get(), status: 'idle' })
  }

  async function start(request: ExportRequest): Promise<void> {
    cancel()
    const own = new AbortController()
    running = own
    $state.set({ status: 'running', request })
    const tell = (progress: ExportProgress) => {
      if (running === own) $state.set({ status: 'running', request, ...progress })
    }
    try {
      const file = await make(request, own.signal, tell)
      if (running !== own) return
      give(file)
      $state.set({ ...$state.get(), status: 'done', name: file.name })
    } catch (error) {
      if (running !== own) return
      $state.set({ status: 'failed', request, error })
      onError(error)
    }
    running = undefined
  }

  return {
    $state,
    start,
    cancel,
    async retry() {
      const { request } = $state.get()
      if (request) await start(request)
    },
    dismiss: () => $state.set({ status: 'idle' }),
  }
}

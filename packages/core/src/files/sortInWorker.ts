import { loadChunk } from '../errors/loadChunk'
import { NativePromise } from '../promise/nativePromise'
import type { SortJob } from './sortJob'

/** Milliseconds in which a worker must answer: a content security policy may block its start silently. */
const patience = 10_000

/**
 * The indexes in sorted order, computed by a worker; undefined if the page cannot have one: its program does not
 * load, is of another origin, or is forbidden by the page's policy.
 * @throws the signal's reason
 */
export async function sortInWorker(job: SortJob, signal?: AbortSignal): Promise<Uint32Array | undefined> {
  let worker: Worker | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    const { workerUrl } = await loadChunk(() => import('./sortJob'))
    signal?.throwIfAborted()
    const { Worker, location } = globalThis
    // Browsers refuse workers of another origin, and the attempt would appear in the host page's console.
    if (!Worker || new URL(workerUrl).origin !== location?.origin) return undefined
    const started = new Worker(workerUrl, { type: 'module' })
    worker = started
    return await new NativePromise<Uint32Array | undefined>((resolve, reject) => {
      const giveUp = () => resolve(undefined)
      started.onmessage = ({ data }) => resolve(data)
      started.onmessageerror = giveUp
      started.onerror = (event) => {
        event.preventDefault()
        giveUp()
      }
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
      timer = setTimeout(giveUp, patience)
      started.postMessage(job)
    })
  } catch {
    signal?.throwIfAborted()
    return undefined
  } finally {
    clearTimeout(timer)
    worker?.terminate()
  }
}

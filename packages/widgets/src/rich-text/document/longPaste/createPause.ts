/** Milliseconds of work without a pause: a longer block is noticeable; there is time left for one more step. */
const slice = 10

/** Yields to the page when a slice has lasted long enough. Rejects once the work was cancelled. */
export type Pause = () => Promise<void>

/** Creates the pauses of one task. */
export function createPause(signal: AbortSignal): Pause {
  let begin = performance.now()
  return async () => {
    signal.throwIfAborted()
    if (performance.now() - begin < slice) return
    await turn()
    signal.throwIfAborted()
    begin = performance.now()
  }
}

/** Waits for the next task of the page. Timers would be throttled to one a second in a background tab. */
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })

/** Work that blocks a page for longer than this is felt; a slice leaves room for what one step more may take. */
const slice = 10

/** Ends a slice of work when it has lasted long enough: the page gets its turn. Rejects once the work was cancelled. */
export type Pause = () => Promise<void>

/** Makes the pauses of one piece of work. */
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

/** The next turn of the page. Timers would be held back to one a second in a tab that nobody looks at. */
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })

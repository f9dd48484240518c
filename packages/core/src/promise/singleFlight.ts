/** Wraps an async function so that callers who come while it runs share the run. */
export function singleFlight<T>(run: () => Promise<T>): () => Promise<T> {
  let flight: Promise<T> | undefined
  return () => {
    flight ??= run().finally(() => {
      flight = undefined
    })
    return flight
  }
}

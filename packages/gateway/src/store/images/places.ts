import { StoreError } from '../storeError'

/** Capacity of the queue; each entry is an open request. */
const mostWaiting = 200

const full = () =>
  new StoreError('SlowDown', 'Too many pictures are being made. Try again.', {}, { 'retry-after': '5' })

/**
 * Limits the number of concurrent jobs; the others wait in order.
 * @returns runs one; it throws StoreError SlowDown where too many wait already
 */
export function createPlaces(places: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (waiting.length >= mostWaiting) throw full()
    if (running >= places) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

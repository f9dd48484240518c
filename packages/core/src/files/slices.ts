import { NativePromise } from '../promise/nativePromise'

/** Milliseconds of work without a pause: fits into a frame. */
const slice = 8

/** Yields to the page whenever a slice of time is used up. */
export interface Slices {
  /** Call it often; it pauses only when the slice has ended. @throws the signal's reason */
  rest(): Promise<void> | undefined
}

export function createSlices(signal?: AbortSignal): Slices {
  let end = performance.now() + slice
  return {
    rest() {
      signal?.throwIfAborted()
      if (performance.now() < end) return undefined
      return new NativePromise<void>((resolve) => {
        setTimeout(resolve)
      }).then(() => {
        signal?.throwIfAborted()
        end = performance.now() + slice
      })
    },
  }
}

/** Number of items that are sorted at once: takes a millisecond or two. */
const runLength = 512

/**
 * Sorts without blocking the page: sorts runs at once, and merges them in slices of time.
 * @param compare a total order
 */
export async function sortInSlices<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
  slices: Slices,
): Promise<Item[]> {
  let runs: Item[][] = []
  for (let start = 0; start < items.length; start += runLength) {
    runs.push(items.slice(start, start + runLength).sort(compare))
    await slices.rest()
  }
  while (runs.length > 1) {
    const merged: Item[][] = []
    for (let index = 0; index < runs.length; index += 2)
      merged.push(await merge(runs[index] as Item[], runs[index + 1] ?? [], compare, slices))
    runs = merged
  }
  return runs[0] ?? []
}

/** Number of comparisons between two reads of the clock. */
const step = 1024

async function merge<Item>(
  left: Item[],
  right: Item[],
  compare: (a: Item, b: Item) => number,
  slices: Slices,
): Promise<Item[]> {
  if (!right.length) return left
  const merged: Item[] = new Array(left.length + right.length)
  for (let [at, l, r] = [0, 0, 0]; at < merged.length; ) {
    const pause = slices.rest()
    if (pause) await pause
    for (const end = Math.min(at + step, merged.length); at < end; at++) {
      const takesLeft =
        r >= right.length || (l < left.length && compare(left[l] as Item, right[r] as Item) <= 0)
      merged[at] = (takesLeft ? left[l++] : right[r++]) as Item
    }
  }
  return merged
}

/**
 * Sorts in a worker. This module is also the worker's own: it imports nothing, so that what a bundler makes of it is one
 * file, which knows its address.
 */

/** What is compared. */
export interface SortJob {
  /** Names, one behind the other with `\0` between, which no name has: to clone 100,000 texts would stop the page. Empty: none. */
  readonly names: string
  /** 1 for entries that come first in either direction, such as folders. */
  readonly first: Uint8Array
  /** Values compared before names, such as sizes or times; undefined: by name only. */
  readonly values?: Float64Array
  /** -1: descending. */
  readonly sign: number
}

/** Where the worker's program lies. */
export const workerUrl = import.meta.url

/** The indexes in their order. */
export function orderOf({ names: text, first, values, sign }: SortJob): Uint32Array<ArrayBuffer> {
  const names = text ? text.split('\0') : undefined
  const { compare } = new Intl.Collator('zh', { numeric: true })
  const byName = (a: number, b: number) => (names ? compare(names[a] as string, names[b] as string) : 0)
  const value = (index: number) => values?.[index] ?? 0
  const isFirst = (index: number) => first[index] as number
  return Uint32Array.from(first.keys()).sort(
    (a, b) => isFirst(b) - isFirst(a) || sign * (value(a) - value(b) || byName(a, b)) || a - b,
  )
}

// In a worker. Pages have a document, Node has no importScripts.
if (typeof document === 'undefined' && 'importScripts' in globalThis)
  addEventListener('message', ({ data }: MessageEvent<SortJob>) => {
    const order = orderOf(data)
    postMessage(order, { transfer: [order.buffer] })
  })

/**
 * Sorts in a worker. This module is also the worker's program: it imports nothing, so that a bundler emits one file
 * that knows its own address.
 */

/** The values to compare. */
export interface SortJob {
  /** Names, joined with `\0`, which no name contains: cloning 100,000 strings would block the page. Empty: none. */
  readonly names: string
  /** 1 for entries that come first in both directions, such as folders. */
  readonly first: Uint8Array
  /** Values compared before names, such as sizes or times; undefined: only names are compared. */
  readonly values?: Float64Array
  /** -1: descending. */
  readonly sign: number
}

/** Address of the worker's program. */
export const workerUrl = import.meta.url

/** The indexes in sorted order. */
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

/**
 * Sorts in a worker. This module is also the worker's own: it imports nothing, so that what a bundler makes of it is one
 * file, which knows its address.
 */

/** What is compared. */
export interface SortJob {
  /** Names, one behind the other with `\0` between, which no name has: to clone 100,000 texts would stop the page. */
  readonly names: string
  /** 1 for folders: they come first. */
  readonly folders: Uint8Array
  /** Sizes or times; undefined: by name. */
  readonly values?: Float64Array
  /** -1: descending. */
  readonly sign: number
}

/** Where the worker's program lies. */
export const workerUrl = import.meta.url

/** The indexes in their order. */
export function orderOf({ names: text, folders, values, sign }: SortJob): Uint32Array<ArrayBuffer> {
  const names = text.split('\0')
  const { compare } = new Intl.Collator('zh', { numeric: true })
  const byName = (a: number, b: number) => compare(names[a] as string, names[b] as string)
  const value = (index: number) => values?.[index] ?? 0
  const isFolder = (index: number) => folders[index] as number
  return Uint32Array.from(folders.keys()).sort(
    (a, b) => isFolder(b) - isFolder(a) || sign * (value(a) - value(b) || byName(a, b)),
  )
}

// In a worker. Pages have a document, Node has no importScripts.
if (typeof document === 'undefined' && 'importScripts' in globalThis)
  addEventListener('message', ({ data }: MessageEvent<SortJob>) => {
    const order = orderOf(data)
    postMessage(order, { transfer: [order.buffer] })
  })

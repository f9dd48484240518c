import { StoreError } from './storeError'

/** Bytes of an object, the last one included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * Parses a Range header. Several or invalid ranges are ignored, as RFC 9110 allows.
 *
 * @returns undefined: the whole object
 * @throws StoreError InvalidRange where the object has no byte of it
 */
export function readRange(header: string | undefined, size: number): ByteRange | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (last !== '' && Number(last) < Number(first)) return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (start >= size)
    throw new StoreError(
      'InvalidRange',
      'The requested range cannot be satisfied',
      {},
      { 'content-range': `bytes */${size}` },
    )
  return { start, end }
}

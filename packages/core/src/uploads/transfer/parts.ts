/** Smallest file, in bytes, that is uploaded in parts. */
export const multipartFrom = 5 * 1024 * 1024

/** Size of a part. A lost connection costs at most this, times the number of parallel parts. */
export const defaultPartSize = 1024 * 1024

/** Stores take parts of at least 100 KB (but the last) and at most 10,000 of them. */
const [smallestPart, mostParts] = [100 * 1024, 10_000]

export interface PartRange {
  readonly number: number
  readonly start: number
  readonly end: number
}

/** Part size for a file size. */
export function partSizeFor(size: number, wanted = defaultPartSize): number {
  const least = Math.max(wanted, smallestPart, Math.ceil(size / mostParts))
  return Math.ceil(least / 1024) * 1024
}

/** The parts of a file; an empty file has one. */
export function partRanges(size: number, partSize: number): PartRange[] {
  return Array.from({ length: Math.max(1, Math.ceil(size / partSize)) }, (_, index) => ({
    number: index + 1,
    start: index * partSize,
    end: Math.min(size, (index + 1) * partSize),
  }))
}

/** What needs room on a disk. */
export type DiskPart = 'database' | 'objects' | 'log'

/** A write that was refused because there is no room for it. */
export class DiskFull extends Error {
  constructor(readonly part: DiskPart) {
    super(`The disk of the ${part} is full`)
    this.name = 'DiskFull'
  }
}

/** Errors of the operating system: no space, no quota. */
const ofFiles = new Set(['ENOSPC', 'EDQUOT'])

/** PostgreSQL's `disk_full`. */
const ofDatabase = '53100'

/** Which disk turned out to be full; a refusal beforehand is no news. */
export const newlyFullPartOf = (error: unknown): DiskPart | undefined =>
  error instanceof DiskFull ? undefined : fullPartOf(error)

/** Which disk was full when this went wrong; undefined: it went wrong for another reason. */
export function fullPartOf(error: unknown): DiskPart | undefined {
  if (error instanceof DiskFull) return error.part
  if (!(error instanceof Error)) return undefined
  const { code = '' } = error as NodeJS.ErrnoException
  if (ofFiles.has(code)) return 'objects'
  return code === ofDatabase ? 'database' : fullPartOf(error.cause)
}

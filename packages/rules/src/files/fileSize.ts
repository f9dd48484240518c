import type { FileProblem } from './fileProblem'

/** Bytes of a megabyte. */
export const megabyte = 1_048_576

/** Default maximum size in bytes: 10 MB, that is 10240 KB (W-SUP-1, W-MUP-1). */
export const defaultMaximumSize = 10 * megabyte

/** Limits for the size of a file. */
export interface SizeRules {
  /** Maximum in bytes; 0 for any size. Default: 10 MB. */
  maxSize?: number
  /** Also accepts files without bytes. Default: no. */
  allowEmpty?: boolean
}

/**
 * Checks the size of a file; undefined if it is valid. A file of exactly the maximum is valid.
 *
 * @spec W-SUP-1, W-MUP-1
 */
export function sizeProblem(size: number, rules: SizeRules = {}): FileProblem | undefined {
  const { maxSize = defaultMaximumSize, allowEmpty = false } = rules
  if (size === 0 && !allowEmpty) return { code: 'empty-file', params: {} }
  if (maxSize > 0 && size > maxSize) return { code: 'too-large', params: { ...sizeLimit(maxSize) } }
}

/**
 * A maximum for messages: in M above 1 MB, else in KB, with at most two decimals.
 *
 * @spec W-MUP-2
 */
export function sizeLimit(maxSize: number): { limit: number; unit: 'M' | 'KB' } {
  const isLarge = maxSize > megabyte
  // Rounded down, so that a file of the stated size passes.
  const limit = Math.floor((maxSize * 100) / (isLarge ? megabyte : 1024)) / 100
  return { limit, unit: isLarge ? 'M' : 'KB' }
}

const units = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB']

/**
 * Formats a size: `0 Bytes`, `860.12 KB`, `2.36 MB`. Bytes are whole, other units have two decimals.
 *
 * @spec W-EXP-60
 */
export function formatSize(bytes: number): string {
  let unit = 0
  let size = bytes
  // 1023.999 KB would read 1024.00 KB.
  while (unit < units.length - 1 && Math.round(size * 100) / 100 >= 1024) {
    size /= 1024
    unit += 1
  }
  return `${unit === 0 ? size : size.toFixed(2)} ${units[unit]}`
}

import { countCharacters } from '../textLength'
import type { FileProblem } from './fileProblem'

/** Characters of the name pattern: 中文 英文 数字 . _ - */
const allowed = /^[\p{Script=Han}A-Za-z0-9._-]+$/u

/**
 * Control characters, path separators, and characters that change the writing direction: `exe.gpj` would read
 * `jpg.exe`.
 */
const dangerous = /[\p{Cc}\p{Surrogate}/\\\u202A-\u202E\u2066-\u2069]/u

/** Options for checking names. */
export interface NameRules {
  /** Only Chinese characters, letters, digits, dot, underscore and hyphen. Default: no. */
  nameCheck?: boolean
  /** Characters at most, as `countCharacters` counts. Default: any number. */
  maxNameLength?: number
}

/**
 * Checks the name of a file or folder; undefined if it is valid. Names that no system can store are refused with or
 * without the pattern.
 *
 * @spec W-NAM-1, W-SUP-6
 */
export function nameProblem(name: string, rules: NameRules = {}): FileProblem | undefined {
  if (!name.trim() || /^\.\.?$/.test(name.trim()) || dangerous.test(name))
    return { code: 'unsafe-name', params: {} }
  if (rules.nameCheck && !allowed.test(name)) return { code: 'bad-name', params: {} }
  const limit = rules.maxNameLength
  if (limit !== undefined && countCharacters(name) > limit) return { code: 'long-name', params: { limit } }
}

/** The extension of a name in lower case, without its dot: `jpg`. Empty for names without one, such as `.profile`. */
export function extensionOf(name: string): string {
  const [, extension = ''] = /[^./\\]\.([^./\\\s]+)$/.exec(name) ?? []
  return extension.toLowerCase()
}

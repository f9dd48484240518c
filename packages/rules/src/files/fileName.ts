import { countCharacters } from '../textLength'
import type { FileProblem } from './fileProblem'

/** What a name may hold where it is checked: 中文 英文 数字 . _ - */
const allowed = /^[\p{Script=Han}A-Za-z0-9._-]+$/u

/** Control characters, path separators, and signs that turn the direction of writing: `exe.gpj` would read `jpg.exe`. */
const dangerous = /[\p{Cc}\p{Surrogate}/\\\u202A-\u202E\u2066-\u2069]/u

/** How strict names are. */
export interface NameRules {
  /** Only Chinese characters, letters, digits, dot, underscore and hyphen. Default: no. */
  nameCheck?: boolean
  /** Characters at most, as `countCharacters` counts. Default: any number. */
  maxNameLength?: number
}

/**
 * What is wrong with the name of a file or folder; undefined for a good one. What no system could keep is wrong whether
 * the pattern is checked or not.
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

/** The extension of a name in lower case, without its dot: `jpg`. Empty where there is none, as in `.profile`. */
export function extensionOf(name: string): string {
  const [, extension = ''] = /[^./\\]\.([^./\\\s]+)$/.exec(name) ?? []
  return extension.toLowerCase()
}

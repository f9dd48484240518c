import { extensionOf, nameProblem } from '@ebkit/rules/files'
import { storableText } from '@ebkit/rules/storable-text'
import { refuse } from './refusals'

/** Maximum length of a name. */
export const maximumNameLength = 255

/**
 * Normalises a name for storing.
 * @param nameCheck only what the name pattern allows
 * @throws Refusal
 * @spec W-NAM-1 W-NAM-2
 */
export function requireName(given: string, nameCheck: boolean): string {
  const name = given.trim().normalize('NFC')
  const problem = nameProblem(name, { nameCheck, maxNameLength: maximumNameLength })
  if (problem) throw refuse(problem.code === 'bad-name' ? 'name-pattern' : 'name-invalid')
  return name
}

/** Normalises a name for searches: case, full-width and half-width forms are ignored. */
export const searchForm = (name: string) => storableText(name).trim().normalize('NFKC').toLowerCase()

/** `海报.jpg` → `海报_2.jpg`, within the maximum length. */
export function numberedName(name: string, number: number): string {
  const extension = extensionOf(name)
  const end = extension ? name.slice(-extension.length - 1) : ''
  const suffix = `_${number}${end}`
  const stem = [...name.slice(0, name.length - end.length)]
  return stem.slice(0, maximumNameLength - [...suffix].length).join('') + suffix
}

/** The name, or the first numbered one that `isTaken` does not know. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  let free = name
  for (let number = 2; isTaken(free); number++) free = numberedName(name, number)
  return free
}

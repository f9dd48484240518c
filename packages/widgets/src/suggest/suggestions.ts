import type { ListOption } from '@ebkit/ui/list-box'

/** A suggestion: a text, or an object with a `label` for the list, a `hint` at its end and an `icon` before it. */
export type Suggestion = string | (Partial<Omit<ListOption, 'group'>> & { value: string })

/** Loads suggestions. The signal aborts when the answer is no longer needed. */
export type SuggestionSource = (
  text: string,
  signal: AbortSignal,
) => readonly Suggestion[] | PromiseLike<readonly Suggestion[]>

/** Maximum number shown; further typing narrows the list. */
const shownAtMost = 50

/** Converts suggestions for the list. Throws if they are invalid. */
export function readSuggestions(given: readonly Suggestion[]): ListOption[] {
  return given.slice(0, shownAtMost).map((each) => {
    const { value, label = value, ...more } = typeof each === 'string' ? { value: each } : each
    return { ...more, value: `${value}`, label: `${label}` }
  })
}

/** The entries of a list that contain a text. */
export function suggestionsWith(given: readonly Suggestion[], text: string): Suggestion[] {
  const wanted = text.trim().toLowerCase()
  return given.filter((each) => {
    const { value, label = value } = typeof each === 'string' ? { value: each } : each
    return `${label}\n${value}`.toLowerCase().includes(wanted)
  })
}

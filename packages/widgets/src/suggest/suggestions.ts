import type { ListOption } from '@ebkit/ui/list-box'

/** What may be typed: a text, or one with a `label` that the list shows, a `hint` at its end and an `icon` before it. */
export type Suggestion = string | (Partial<Omit<ListOption, 'group'>> & { value: string })

/** Asks for suggestions. When nobody wants its answer any more, the signal is aborted. */
export type SuggestionSource = (
  text: string,
  signal: AbortSignal,
) => readonly Suggestion[] | PromiseLike<readonly Suggestion[]>

/** More are not shown: who types on sees them. */
const shownAtMost = 50

/** Suggestions as lists need them. Throws where they are none. */
export function readSuggestions(given: readonly Suggestion[]): ListOption[] {
  return given.slice(0, shownAtMost).map((each) => {
    const { value, label = value, ...more } = typeof each === 'string' ? { value: each } : each
    return { ...more, value: `${value}`, label: `${label}` }
  })
}

/** Those of a list that hold a text. */
export function suggestionsWith(given: readonly Suggestion[], text: string): Suggestion[] {
  const wanted = text.trim().toLowerCase()
  return given.filter((each) => {
    const { value, label = value } = typeof each === 'string' ? { value: each } : each
    return `${label}\n${value}`.toLowerCase().includes(wanted)
  })
}

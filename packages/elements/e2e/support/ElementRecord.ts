import type { Language } from './languages'
import type { Place } from './Place'

/** What a person does with an element; what it opens is closed by Esc afterwards. */
export type Opening = (place: Place) => Promise<unknown>

/** An element as the suite on the built files walks through it: a new widget adds one. */
export interface ElementRecord {
  readonly tag: `eb-${string}`
  /** What stands in the page. `word` gives the page's own words in its language. */
  markup(word: (chinese: string, english: string) => string): string
  /** Waits until it shows what it is for. Default: something is inside. */
  readonly shown?: Opening
  /** Its first job, dialogs, menus, errors and empty states, in this order, by what they are. */
  readonly openings: Readonly<Record<string, Opening>>
  /** What its form gets in the end, where it has a value. */
  readonly form?: readonly Entry[] | ((language: Language) => readonly Entry[])
  /** It has nothing of its own to show. */
  readonly isEmpty?: boolean
}

export type Entry = readonly [name: string, value: string | RegExp]

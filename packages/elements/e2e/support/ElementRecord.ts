import type { Language } from './languages'
import type { Place } from './Place'

/** Actions of a person on an element. Esc closes whatever they open. */
export type Opening = (place: Place) => Promise<unknown>

/** How the suite operates an element of the build. A new widget adds a record. */
export interface ElementRecord {
  readonly tag: `eb-${string}`
  /** The markup for the page. `word` chooses between two texts of the page by its language. */
  markup(word: (chinese: string, english: string) => string): string
  /** Waits until the element is ready. Default: until it has rendered something. */
  readonly shown?: Opening
  /** By name: its main use first, then dialogs, menus, errors and empty states. */
  readonly openings: Readonly<Record<string, Opening>>
  /** The expected form entries after all openings, for a form field. */
  readonly form?: readonly Entry[] | ((language: Language) => readonly Entry[])
  /** The element renders nothing of its own. */
  readonly isEmpty?: boolean
}

export type Entry = readonly [name: string, value: string | RegExp]

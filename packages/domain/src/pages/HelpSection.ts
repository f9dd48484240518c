import type { Label } from '@ebkit/rules/fields'
import type { PageLink } from './PageAction'

/** A part of a section: a paragraph, numbered steps, a table, or ways to pages. */
export type HelpBlock =
  | { readonly text: Label }
  | { readonly steps: readonly Label[] }
  | { readonly head: readonly Label[]; readonly rows: readonly (readonly Label[])[] }
  | { readonly links: readonly PageLink[] }

/** A section of a help page, written in full. */
export interface HelpSection {
  readonly heading: Label
  readonly blocks: readonly HelpBlock[]
}

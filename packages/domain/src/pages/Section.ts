import type { Label } from '@ebkit/rules/fields'

/** A titled group of fields of a form or detail. */
export interface Section {
  readonly title: Label
  /** Names of fields of the page's resource. */
  readonly fields: readonly string[]
  /** Its amounts are lines of a sum when they are read: what they make, and which of them are taken off. Default: facts. */
  readonly sum?: { readonly result: string; readonly minus: readonly string[] }
}

/** A section of settings. */
export interface SettingsSection extends Section {
  /** What a parameter of the address calls it. */
  readonly name?: string
}

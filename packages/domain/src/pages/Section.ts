import type { Label } from '@ebkit/rules/fields'

/** A titled group of fields of a form or detail. */
export interface Section {
  readonly title: Label
  /** Names of fields of the page's resource. */
  readonly fields: readonly string[]
}

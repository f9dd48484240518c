import type { Label } from '@ebkit/rules/fields'

/** An action of a form's resource that a saved row is given at once. */
export interface AfterSaving {
  readonly action: string
  /** A second button saves and runs it. */
  readonly label?: Label
  /** Or it is asked after saving. */
  readonly question?: Label
}

/** Where a part of a page stands. */
export type Place = 'fields' | 'filters' | 'tabs' | 'toolbar' | 'row actions' | 'actions' | 'parts'

/** A part that a definition promises. */
export interface Declared {
  readonly place: Place
  /** As the page shows it. */
  readonly label: string
  /** The user may see it. Otherwise it must be absent. */
  readonly isAllowed: boolean
  /** No code does it yet, and the ledger says so: it may be absent. */
  readonly isInLedger: boolean
  /** A condition on the row of the page. Default: it is there for all. */
  readonly when?: string
}

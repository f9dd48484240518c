import type { Page as PageDefinition } from '@ebkit/domain'
import type { Place } from './declaredPart'
import type { Shown } from './settled'

/** What a walk has seen. */
export interface Walk {
  pages: number
  /** Pages that the user may not open, and that say so. */
  refused: number
  /** Pages behind the gate of enterprise messaging, which is closed. */
  gated: number
  /** Pages that say that they are not built. */
  unbuilt: number
  /** Parts that were compared, by where they stand. */
  compared: Record<Place, number>
  /** Parts that no code does yet, and that the ledger has. */
  inLedger: number
  /** Parts that the user may not see, and does not. */
  withheld: number
  /** Pages with rows, and those that say that there are none. */
  withRows: number
  empty: number
  /** Pages of one row, opened without one: they say so. */
  withoutRow: number
  /** What is wrong, with the route. */
  readonly problems: string[]
}

export const newWalk = (): Walk => ({
  pages: 0,
  refused: 0,
  gated: 0,
  unbuilt: 0,
  compared: { fields: 0, filters: 0, tabs: 0, toolbar: 0, 'row actions': 0, actions: 0, parts: 0 },
  inLedger: 0,
  withheld: 0,
  withRows: 0,
  empty: 0,
  withoutRow: 0,
  problems: [],
})

/** One page of a walk, as it is shown. */
export interface Visit {
  readonly definition: PageDefinition
  readonly shown: Shown
  readonly permissions: readonly string[]
  readonly brandPermissions: readonly string[]
  /** False: it is a page of one row, and there is none. */
  readonly hasRow: boolean
  /** The page says that it adds a row, whatever else it is called. */
  readonly isOfNew: boolean | undefined
  /** The row that it shows, if its address names one. */
  readonly row: Readonly<Record<string, unknown>> | undefined
}

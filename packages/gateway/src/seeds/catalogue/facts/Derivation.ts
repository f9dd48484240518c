import type { SeededBrand, SeedRow } from '../SeedRow'

/** Rows of other resources, from which rows are derived. */
export interface Sources {
  readonly brand: SeededBrand
  readonly now: number
  rows(resource: string): readonly SeedRow[]
  /** Whether the row is one of those that are written first. */
  isEarly(resource: string, row: SeedRow): boolean
  /** A row by its key. */
  find(resource: string, key: unknown): SeedRow | undefined
}

/** A row derived from other rows; `isEarly` if all of them are written first. */
export interface DerivedRow {
  readonly row: SeedRow
  readonly isEarly: boolean
}

/** How the rows of a resource are derived from rows of other resources. */
export interface Derivation {
  readonly from: readonly string[]
  /** The early rows come first. */
  derive(sources: Sources): Iterable<DerivedRow>
  /** Whether fields that are not derived are generated as in other rows. Default: they stay empty. */
  readonly isCompleted?: boolean
}

import type { Resource } from '@ebkit/domain'
import type { Random } from '../random'

/** A row by field names, with values in the format of forms; it includes `createdAt`, `brandId` and `hotelId`. */
export type SeedRow = Record<string, unknown>

/** The brand that is seeded, with its stores; the demo's large store comes first. */
export interface SeededBrand {
  readonly brandId: string
  readonly hotelIds: readonly string[]
}

/** What a value generator knows about the row that it fills. */
export interface RowContext {
  readonly resource: Resource
  /** Position of the row among the rows of the resource. */
  readonly index: number
  /** Position of the row among the resource's rows in the same store; equal to `index` for rows of a brand. */
  readonly ordinal: number
  /** How many rows the resource has. */
  readonly count: number
  readonly brand: SeededBrand
  /** The store that owns the row; undefined for rows of a brand or the platform. */
  readonly hotelId: string | undefined
  readonly random: Random
  /** The time of the seeding, in milliseconds since 1970. */
  readonly now: number
  /** When the row was created. */
  readonly createdAt: number
  /** The row with the values filled so far. */
  readonly row: SeedRow
  /** The person whom the row is about, so that all its fields have the same name and phone number. */
  readonly person: Person
  /** Rows of another resource that this row may reference, because they are written before it. */
  candidates(resource: string): readonly SeedRow[]
  /** The row that an already filled reference of this row points to. */
  referred(field: string): SeedRow | undefined
  /** The definition of another resource. */
  definition(resource: string): Resource | undefined
}

export interface Person {
  readonly name: string
  readonly phone: string
  readonly idCard: string
}

/** Adds values to a generated row, or corrects them, where the field types do not say enough. */
export type RowStory = (context: RowContext) => SeedRow

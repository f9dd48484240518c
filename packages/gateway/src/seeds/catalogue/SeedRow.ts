import type { Resource } from '@ebkit/domain'
import type { Random } from '../random'

/** A row by field names, with values as forms have them; `createdAt`, `brandId` and `hotelId` are among them. */
export type SeedRow = Record<string, unknown>

/** The brand that is seeded and its stores, the demo's large one first. */
export interface SeededBrand {
  readonly brandId: string
  readonly hotelIds: readonly string[]
}

/** What a value generator knows about the row that it fills. */
export interface RowContext {
  readonly resource: Resource
  /** Counts the rows of the resource. */
  readonly index: number
  /** Counts the rows of the resource in the row's store; equal to `index` for rows of a brand. */
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
  /** The row as far as it is filled. */
  readonly row: SeedRow
  /** The person whom the row is about: one name and one phone number in all its fields. */
  readonly person: Person
  /** Rows of another resource to which this row may refer: they exist when it is written. */
  candidates(resource: string): readonly SeedRow[]
  /** The row that a filled reference of this row points to. */
  referred(field: string): SeedRow | undefined
  /** The definition of another resource. */
  definition(resource: string): Resource | undefined
}

export interface Person {
  readonly name: string
  readonly phone: string
  readonly idCard: string
}

/** Adds to a generated row, or corrects it, where the types of its fields cannot say enough. */
export type RowStory = (context: RowContext) => SeedRow

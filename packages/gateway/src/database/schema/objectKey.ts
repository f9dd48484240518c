import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check } from 'drizzle-orm/pg-core'

/** Columns of a row that belongs to an object key. */
interface KeyedRow {
  readonly objectKey: AnyPgColumn
  readonly brandId: AnyPgColumn
  readonly hotelId: AnyPgColumn
}

/** A key begins with its brand and store: the database prevents tenants from using each other's keys. */
export const objectKeyOfTenant = (name: string, { objectKey, brandId, hotelId }: KeyedRow) =>
  check(name, sql`starts_with(${objectKey}, ${brandId} || '/' || ${hotelId} || '/')`)

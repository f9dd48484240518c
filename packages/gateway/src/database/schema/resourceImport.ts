import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** A file that a user imports. It is deleted after a week without work on it. */
export const resourceImport = pgTable(
  'resource_import',
  {
    importId: text().primaryKey(),
    brandId: text().notNull(),
    /** The store in which its rows are saved. */
    hotelId: text().notNull(),
    userId: text().notNull(),
    resource: text().notNull(),
    fileName: text().notNull(),
    headers: text().array().notNull(),
    /** The field that each column fills, in the order of the headers; empty: none. */
    mapping: text().array().notNull().default([]),
    status: text().notNull().default('READ'),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('resource_import_of_user').on(table.brandId, table.userId, table.resource, table.createdAt),
  ],
)

/** One row of the file. */
export const resourceImportRow = pgTable(
  'resource_import_row',
  {
    importId: text()
      .notNull()
      .references(() => resourceImport.importId, { onDelete: 'cascade' }),
    brandId: text().notNull(),
    /** Its line in the file; the header is line 1. */
    rowNumber: integer().notNull(),
    /** The texts in the file, in the order of the headers. */
    cells: text().array().notNull(),
    /** Corrected texts that replace those of the file, by field. */
    mended: jsonb().$type<Record<string, string>>().notNull().default({}),
    status: text().notNull().default('NEW'),
    problems: jsonb().$type<unknown[]>().notNull().default([]),
    /** Values that no other row may have, so the file itself must not contain them twice. */
    identities: text().array().notNull().default([]),
    /** The row to change; null: a new row is created. */
    target: jsonb().$type<{ key: string; version: number }>(),
    /** Key of the row that was written. */
    rowKey: text(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.rowNumber] }),
    index('resource_import_row_of_status').on(table.importId, table.status, table.rowNumber),
  ],
)

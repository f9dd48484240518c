import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { userAccount } from './access'
import { brand } from './brand'
import { stamps } from './columns'
import { hotel } from './hotel'
import { objectKeyOfTenant } from './objectKey'

/** Collation for users: Chinese by pinyin, `2` before `10`. Equality remains bytewise. */
const nameText = customType<{ data: string }>({ dataType: () => 'text COLLATE "file_names"' })
const byteText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

/**
 * A folder or file of the file service. A hotel has one shared tree and a personal one for each user; the root of a
 * tree is a row too.
 */
export const fileEntry = pgTable(
  'file_entry',
  {
    entryId: text().primaryKey(),
    brandId: text().notNull(),
    hotelId: text().notNull(),
    /** The user of the tree; null: the hotel's. */
    ownerId: text().references(() => userAccount.userId),
    /** Null: a root. */
    parentId: text().references((): AnyPgColumn => fileEntry.entryId),
    isFolder: boolean().notNull(),
    displayName: nameText().notNull(),
    /** The name in the form that searches compare: `searchForm`. */
    searchName: byteText().notNull(),
    /** The object with a file's bytes. */
    objectKey: byteText(),
    /** In bytes. */
    size: bigint({ mode: 'number' }),
    etag: text(),
    contentType: text(),
    app: text(),
    scene: text(),
    /** Idempotency key of the request that created this folder. */
    requestKey: text(),
    ...stamps,
  },
  (table) => [
    foreignKey({
      name: 'file_entry_hotel',
      columns: [table.brandId, table.hotelId],
      foreignColumns: [hotel.brandId, hotel.hotelId],
    }).onDelete('cascade'),
    uniqueIndex('file_entry_name_unique').on(table.parentId, table.displayName),
    uniqueIndex('file_entry_object_unique').on(table.objectKey),
    uniqueIndex('file_entry_request_unique').on(table.createdBy, table.requestKey),
    // Folders are read page by page in these orders, folders and files separately.
    index('file_entry_by_name').on(table.parentId, table.isFolder, table.displayName, table.entryId),
    index('file_entry_by_time').on(table.parentId, table.isFolder, table.createdAt, table.entryId),
    index('file_entry_by_size').on(table.parentId, table.isFolder, table.size, table.entryId),
    index('file_entry_tree').on(table.hotelId, table.ownerId, table.isFolder),
    objectKeyOfTenant('file_entry_key_of_tenant', { ...table, objectKey: table.objectKey }),
    check('file_entry_kind', sql`${table.isFolder} = (${table.objectKey} is null)`),
    check('file_entry_root_is_folder', sql`${table.parentId} is not null or ${table.isFolder}`),
    check('file_entry_name_length', sql`char_length(${table.displayName}) between 1 and 255`),
  ],
)

/**
 * An object whose file was deleted; the row stays until the store has removed the object, even if gateways end in the
 * meantime.
 */
export const objectRemoval = pgTable(
  'object_removal',
  {
    objectKey: byteText().primaryKey(),
    brandId: text()
      .notNull()
      .references(() => brand.brandId, { onDelete: 'cascade' }),
    hotelId: text().notNull(),
    requestedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The removal is not tried before this time; the delay grows with each failure. */
    dueAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    attempts: integer().notNull().default(0),
  },
  (table) => [
    index('object_removal_due').on(table.dueAt),
    objectKeyOfTenant('object_removal_key_of_tenant', table),
  ],
)

import {
  bigint,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { brand } from './brand'
import { oneOf } from './choice'
import { objectKeyOfTenant } from './objectKey'

/** Text that is compared and sorted byte by byte, as object stores list their keys. */
const byteText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

const size = () => bigint({ mode: 'number' }).notNull()
const moment = () => timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow()

/** The owner: the first two segments of every key. */
const tenant = {
  brandId: text()
    .notNull()
    .references(() => brand.brandId, { onDelete: 'cascade' }),
  hotelId: text().notNull(),
}

/** Metadata given at the upload of an object. */
const description = {
  contentType: text().notNull(),
  /** Cache-Control, Content-Disposition, Content-Encoding, Content-Language, Expires, with names in lower case. */
  headers: jsonb().$type<Record<string, string>>().notNull().default({}),
  /** Values of `x-oss-meta-…` headers, by name without this prefix. */
  meta: jsonb().$type<Record<string, string>>().notNull().default({}),
  acl: text().notNull().default('default'),
  createdBy: text(),
}

/** Who may read an object without a signature, or sign for it: `store/visibility`. */
const visibilities = ['undecided', 'public', 'private', 'personal'] as const

const acls = ['default', 'private', 'public-read', 'public-read-write'] as const

/** An object of the embedded store. Its bytes are in files named by `blobIds`, in this order. */
export const storedObject = pgTable(
  'stored_object',
  {
    objectKey: byteText().primaryKey(),
    ...tenant,
    ...description,
    visibility: text({ enum: visibilities }).notNull().default('undecided'),
    /** One blob, or one per part of a multipart upload. Every blob belongs to only one row. */
    blobIds: text().array().notNull(),
    blobSizes: bigint({ mode: 'number' }).array().notNull(),
    size: size(),
    /** MD5 in upper-case hexadecimal; of a multipart upload `<MD5 of the MD5s>-<parts>`. */
    etag: text().notNull(),
    modifiedAt: moment(),
  },
  (table) => [
    index('stored_object_blobs').using('gin', table.blobIds),
    oneOf('stored_object_acl_values', table.acl, acls),
    oneOf('stored_object_visibility_values', table.visibility, visibilities),
    objectKeyOfTenant('stored_object_key_of_tenant', table),
  ],
)

/** A multipart upload that has been neither completed nor aborted. */
export const storedUpload = pgTable(
  'stored_upload',
  {
    uploadId: text().primaryKey(),
    objectKey: byteText().notNull(),
    ...tenant,
    ...description,
    initiatedAt: moment(),
  },
  (table) => [
    index('stored_upload_key').on(table.objectKey, table.uploadId),
    index('stored_upload_age').on(table.initiatedAt),
    oneOf('stored_upload_acl_values', table.acl, acls),
    objectKeyOfTenant('stored_upload_key_of_tenant', table),
  ],
)

/** A part that has been received. */
export const storedPart = pgTable(
  'stored_part',
  {
    uploadId: text()
      .notNull()
      .references(() => storedUpload.uploadId, { onDelete: 'cascade' }),
    partNumber: integer().notNull(),
    ...tenant,
    blobId: text().notNull(),
    size: size(),
    etag: text().notNull(),
    modifiedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.uploadId, table.partNumber] }),
    index('stored_part_blob').on(table.blobId),
  ],
)

/**
 * Secrets shared by the gateways on one database: `credentials`, with which the store's tokens are sealed, and
 * `database-id`, which marks the store's folder. Each is created on first use.
 */
export const storeSecret = pgTable('store_secret', {
  name: text().primaryKey(),
  secret: text().notNull(),
})

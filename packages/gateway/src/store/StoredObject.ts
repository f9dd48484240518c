import type { storedObject } from '../database/schema'

/** An object's row. */
export type StoredObject = typeof storedObject.$inferSelect

/** What the gateway's own calls need to know of an object, wherever it is stored. */
export type KnownObject = Pick<StoredObject, 'objectKey' | 'size' | 'etag' | 'contentType' | 'modifiedAt'>

/** Metadata of an object that is put. */
export type ObjectDescription = Pick<StoredObject, 'contentType' | 'headers' | 'meta' | 'acl' | 'createdBy'>

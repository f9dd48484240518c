import type { StoredObject } from '../objects'

/** What is known of who may read an object. */
export type ObjectAccess = Pick<StoredObject, 'objectKey' | 'visibility' | 'acl' | 'createdBy'>

import type { StoredObject } from '../StoredObject'

/** What is known of who may read an object. */
export type ObjectAccess = Pick<StoredObject, 'objectKey' | 'visibility' | 'acl' | 'createdBy'>

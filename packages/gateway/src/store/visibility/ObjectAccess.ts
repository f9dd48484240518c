import type { StoredObject } from '../StoredObject'

/** The properties of an object that determine who may read it. */
export type ObjectAccess = Pick<StoredObject, 'objectKey' | 'visibility' | 'acl' | 'createdBy'>

import type { Transaction } from '../database/tenant'
import type { KnownObject } from './StoredObject'
import type { AddressSigner } from './signing/signedAddress'
import type { ObjectAccess } from './visibility/ObjectAccess'
import type { Visibility } from './visibility/visibility'

/** An object that the gateway itself puts. */
export interface GivenObject {
  readonly objectKey: string
  readonly contentType: string
  readonly bytes: Uint8Array
  readonly visibility: Visibility
}

/** What the copy of an object is to be. */
export interface CopiedObject {
  readonly objectKey: string
  readonly visibility: Visibility
  readonly createdBy: string
}

/** Objects as the gateway's own calls use them. They have checked already whose keys these are. */
export interface StoredObjects {
  /** What is known of an object, undefined where there is none. */
  head(key: string): Promise<KnownObject | undefined>
  /** The bytes of an object; undefined where there is none, or it is larger than `most`. */
  read(key: string, most: number): Promise<Buffer | undefined>
  /** Puts an object. One that is there stays as it is. */
  put(object: GivenObject): Promise<KnownObject>
  /** Deletes objects; those that are not there are no error. */
  remove(keys: readonly string[]): Promise<void>
  /** Who may read objects, by key; those that are not there are left out. */
  accessOf(rows: Transaction, keys: readonly string[]): Promise<ReadonlyMap<string, ObjectAccess>>
  /** Lets others read objects, or nobody else; one that was hidden is not any more where it becomes public. */
  setVisibility(rows: Transaction, keys: readonly string[], visibility: Visibility): Promise<void>
  /** Copies an object; undefined where there is none. */
  copy(from: string, to: CopiedObject): Promise<KnownObject | undefined>
  /** What addresses of an object are signed with: good for as long as they are. */
  signerFor(key: string): Promise<AddressSigner>
}

import type { Transaction } from '../database/tenant'
import type { KnownObject } from './StoredObject'
import type { AddressSigner } from './signing/signedAddress'
import type { ObjectAccess } from './visibility/ObjectAccess'
import type { Visibility } from './visibility/visibility'

/** An object that the gateway itself stores. */
export interface GivenObject {
  readonly objectKey: string
  readonly contentType: string
  readonly bytes: Uint8Array
  readonly visibility: Visibility
}

/** The target of a copy. */
export interface CopiedObject {
  readonly objectKey: string
  readonly visibility: Visibility
  readonly createdBy: string
}

/** Access to objects for the gateway's own calls, which have already checked the owners of the keys. */
export interface StoredObjects {
  /** Describes an object; undefined if it does not exist. */
  head(key: string): Promise<KnownObject | undefined>
  /** The bytes of an object; undefined if it does not exist, or is larger than `most`. */
  read(key: string, most: number): Promise<Buffer | undefined>
  /** Stores an object. An existing one is not changed. */
  put(object: GivenObject): Promise<KnownObject>
  /** Deletes objects; missing ones are not an error. */
  remove(keys: readonly string[]): Promise<void>
  /** The visibility of objects, by key; missing ones are left out. */
  accessOf(rows: Transaction, keys: readonly string[]): Promise<ReadonlyMap<string, ObjectAccess>>
  /** Makes objects public or private; a hidden object that becomes public is no longer hidden. */
  setVisibility(rows: Transaction, keys: readonly string[], visibility: Visibility): Promise<void>
  /** Copies an object; undefined if it does not exist. */
  copy(from: string, to: CopiedObject): Promise<KnownObject | undefined>
  /** The key with which addresses of an object are signed; it is valid for as long as they are. */
  signerFor(key: string): Promise<AddressSigner>
}

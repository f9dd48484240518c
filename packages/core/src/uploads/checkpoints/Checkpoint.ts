/** A part that the store has. */
export interface StoredPart {
  readonly number: number
  readonly etag: string
  /** Of its bytes, by `hashBytes`. */
  readonly hash: string
}

/** An upload as far as it has come: enough to go on after a reload. No key to the store is in it. */
export interface Checkpoint {
  readonly id: string
  readonly hotelId: string
  /** Which of the page's upload lists it belongs to. */
  readonly scope: string
  readonly name: string
  readonly size: number
  readonly type: string
  readonly folder?: string
  readonly place?: string
  /** Milliseconds; an old one is dropped. */
  readonly createdAt: number
  /** Set once the file has been read for the first time. */
  readonly fingerprint?: string
  /** Where the object goes; set with the first request. */
  readonly bucket?: string
  readonly key?: string
  /** Of a multipart upload. */
  readonly uploadId?: string
  readonly partSize?: number
  readonly parts?: readonly StoredPart[]
  /** All bytes are in the store; only the registration is left. */
  readonly saved?: { readonly etag: string }
  /** Cancelled, but the store did not let its parts go yet. */
  readonly aborting?: boolean
}

/** Keeps checkpoints, and the bytes of files that are not too large. Nothing here throws or rejects. */
export interface CheckpointStore {
  /** Those of the user who is signed in. */
  list(): Promise<Checkpoint[]>
  put(checkpoint: Checkpoint): Promise<void>
  remove(id: string): Promise<void>
  /** Keeps the bytes; gives false where there is no room for them. */
  putFile(id: string, file: File): Promise<boolean>
  getFile(id: string): Promise<File | undefined>
  /** Ends connections; the checkpoints stay. */
  close(): void
}

/** Milliseconds after which the store itself may have swept the parts away: seven days. */
export const checkpointLife = 7 * 86_400_000

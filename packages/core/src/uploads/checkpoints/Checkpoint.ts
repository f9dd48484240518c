/** A part that the store has. */
export interface StoredPart {
  readonly number: number
  readonly etag: string
  /** `hashBytes` of its bytes. */
  readonly hash: string
}

/** The progress of an upload, sufficient to resume after a reload. Contains no credentials. */
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
  /** Milliseconds since 1970; old checkpoints are deleted. */
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
  /** Cancelled, but its parts could not be removed from the store yet. */
  readonly aborting?: boolean
}

/** Stores checkpoints, and the content of files that are not too large. No method throws or rejects. */
export interface CheckpointStore {
  /** Checkpoints of the signed-in user. */
  list(): Promise<Checkpoint[]>
  put(checkpoint: Checkpoint): Promise<void>
  remove(id: string): Promise<void>
  /** Stores the content. @returns false if there is no space */
  putFile(id: string, file: File): Promise<boolean>
  getFile(id: string): Promise<File | undefined>
  /** Closes connections; the checkpoints stay. */
  close(): void
}

/** Milliseconds after which the store may have deleted the parts: seven days. */
export const checkpointLife = 7 * 86_400_000

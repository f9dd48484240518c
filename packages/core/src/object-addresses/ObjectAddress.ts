/** An object as it was saved, and what is wanted of it. */
export interface WantedObject {
  /** The saved address, or key. */
  readonly saved: string
  /** `x-oss-process`, of a small picture for instance. */
  readonly process?: string | undefined
}

/** An address that shows an object now. Never to be stored, copied or logged: whoever has it reads the object. */
export interface ObjectAddress {
  readonly url: string
  /** It is the plain address, which everybody reads, and it never ends. */
  readonly isPublic: boolean
}

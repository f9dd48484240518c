/** A saved object, and how it is requested. */
export interface WantedObject {
  /** The saved address, or key. */
  readonly saved: string
  /** `x-oss-process`, such as that of a thumbnail. */
  readonly process?: string | undefined
}

/** An address that shows an object now. Never store, copy or log it: it lets anyone read the object. */
export interface ObjectAddress {
  readonly url: string
  /** It is the plain address of a public object, and does not expire. */
  readonly isPublic: boolean
}

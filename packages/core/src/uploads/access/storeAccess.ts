/** What a client of the object store needs, for a short while. Held in memory only; never shown, logged or stored (AMB-20). */
export interface StoreAccess {
  accessKeyId: string
  accessKeySecret: string
  stsToken: string
  /** When the store takes it no longer: milliseconds since 1970, by the server's clock. */
  expiresAt: number
  /** By how many milliseconds the server's clock is ahead of this device's, where the server told its time. */
  clockOffset?: number
  region: string
  bucket: string
  /** Address of the store where it is not the one of its region. */
  endpoint?: string
  /** What keys have to begin with; ends in a slash. */
  path: string
  /** Base of addresses, without a slash at the end: `${domain}/${key}`. */
  domain: string
  /** Objects may be put with `x-oss-object-acl`; keys of other gateways may not be good for it. */
  acceptsAcl?: boolean
}

export interface AccessOptions {
  /**
   * The store does not take the access any more: get a newer one. With the refused access in place of `true`, one that
   * has been renewed since by somebody else is taken as it is.
   */
  renew?: boolean | StoreAccess
  /** Ends the caller's waiting; a renewal that others wait for goes on. */
  signal?: AbortSignal
}

/** Access to one place of the store, renewed before it ends. */
export interface StoreAccessSource {
  /**
   * The current access. It is renewed while a third of its life, at most two minutes, is left; whoever comes meanwhile
   * shares the renewal. One that fails is tried again twice; after that an access that is still good is used on.
   *
   * @throws ServiceError; without the answer's data, which may hold keys
   */
  get(options?: AccessOptions): Promise<StoreAccess>
}

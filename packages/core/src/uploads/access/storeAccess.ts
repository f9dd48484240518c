/** Short-lived credentials for the object store. In memory only: never shown, logged or stored (AMB-20). */
export interface StoreAccess {
  accessKeyId: string
  accessKeySecret: string
  stsToken: string
  /** Expiry in milliseconds since 1970, by the server's clock. */
  expiresAt: number
  /** Milliseconds by which the server's clock is ahead of the device's, if the server sent its time. */
  clockOffset?: number
  region: string
  bucket: string
  /** Address of the store, if it is not its region's. */
  endpoint?: string
  /** Required prefix of keys; ends with a slash. */
  path: string
  /** Base of addresses, without a trailing slash: `${domain}/${key}`. */
  domain: string
  /** Objects may be written with `x-oss-object-acl`; other gateways may not allow it. */
  acceptsAcl?: boolean
}

/** How access to a store is asked for. */
export interface AccessOptions {
  /**
   * The store rejects the access: renew it. If the rejected access is passed instead of `true`, one that has been renewed
   * meanwhile is returned as it is.
   */
  renew?: boolean | StoreAccess
  /** Ends the waiting of this caller only. */
  signal?: AbortSignal
}

/** Access to one place of the store, renewed before it expires. */
export interface StoreAccessSource {
  /**
   * The current access. It is renewed when a third of its life, at most two minutes, is left; callers share a running
   * renewal. A failed renewal is retried twice; after that an access that is still valid is returned.
   *
   * @throws ServiceError; without the answer's data, which may contain keys
   */
  get(options?: AccessOptions): Promise<StoreAccess>
}

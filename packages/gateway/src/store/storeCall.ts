import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Gateway } from '../gateway'
import { type Grant, mayTouch, reaches, type StoreRight } from './access/grant'
import type { Blobs } from './blobs'
import { accessDenied } from './storeError'

/** One request to the store, as its operations see it. */
export interface StoreCall {
  readonly gateway: Gateway
  readonly blobs: Blobs
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** Checked; '' for the bucket. */
  readonly key: string
  readonly query: ReadonlyMap<string, string>
  /** What the request was signed with; undefined: not signed. */
  readonly grant: Grant | undefined
  /**
   * Counts a picture that is to be made for a request that nobody signed.
   *
   * @throws StoreError SlowDown where its address has asked for too many
   */
  admitPicture(): Promise<void>
}

/** The value of a header that is sent once. */
export const headerOf = ({ request }: Pick<StoreCall, 'request'>, name: string): string | undefined => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

/**
 * The grant of a call that must be signed, for a key or prefix that it must reach, and a right.
 *
 * @throws StoreError AccessDenied
 */
export function requireGrant({ grant }: Pick<StoreCall, 'grant'>, key: string, right: StoreRight): Grant {
  if (!grant) throw accessDenied('Anonymous access is forbidden for this operation.')
  if (!reaches(grant, key) || !grant.rights.includes(right)) throw accessDenied()
  return grant
}

/**
 * As `requireGrant`, for an object or upload that is there: whoever may upload may do it with their own.
 *
 * @throws StoreError AccessDenied
 */
export function requireTouch(
  { grant }: Pick<StoreCall, 'grant'>,
  right: StoreRight,
  createdBy: string | null,
): void {
  if (grant && !mayTouch(grant, right, createdBy)) throw accessDenied()
}

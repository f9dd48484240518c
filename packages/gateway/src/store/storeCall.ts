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
  /** The grant of the signature; undefined: unsigned. */
  readonly grant: Grant | undefined
  /**
   * Counts an image that is to be processed for an unsigned request.
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
 * The grant of a call that must be signed, with access to a key or prefix, and a right.
 * @throws StoreError AccessDenied
 */
export function requireGrant({ grant }: Pick<StoreCall, 'grant'>, key: string, right: StoreRight): Grant {
  if (!grant) throw accessDenied('Anonymous access is forbidden for this operation.')
  if (!reaches(grant, key) || !grant.rights.includes(right)) throw accessDenied()
  return grant
}

/**
 * As `requireGrant`, for an existing object or upload: with the right to upload, users may use their own.
 * @throws StoreError AccessDenied
 */
export function requireTouch(
  { grant }: Pick<StoreCall, 'grant'>,
  right: StoreRight,
  createdBy: string | null,
): void {
  if (grant && !mayTouch(grant, right, createdBy)) throw accessDenied()
}

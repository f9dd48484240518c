import {
  allowOrigin,
  createPartnerKey,
  getDeveloperAccess,
  refuseOrigin,
  rotatePartnerKey,
  switchOffPartnerKey,
  tryPartnerAccess,
} from '@ebkit/protocol/calls/developer'
import type { AnswerOf, BodyOf } from '@ebkit/protocol/define-call'
import type { Http } from '../http/createHttp'

/** Origins and keys of a brand. */
export type DeveloperAccess = AnswerOf<typeof getDeveloperAccess>
/** A key of a partner's server, without the key itself. */
export type PartnerKey = DeveloperAccess['keys'][number]
/** A key that was just created: it is never shown again. */
export type CreatedKey = AnswerOf<typeof createPartnerKey>
/** What a key may do. */
export type KeyTerms = BodyOf<typeof createPartnerKey>
/** The input and the result of a trial. */
export type AccessTrial = BodyOf<typeof tryPartnerAccess>
/** The result of trying an origin, a key, an account and a store. */
export type TrialOutcome = AnswerOf<typeof tryPartnerAccess>

/** Origins and keys of partners, for administrators of a brand who signed in with their password. */
export interface DeveloperService {
  /** @throws ServiceError 403 for everybody else */
  read(signal?: AbortSignal): Promise<DeveloperAccess>
  /**
   * Allows pages of an origin, and returns its normalised form.
   * @throws ServiceError with `serverCode` `origin-invalid` (`data.problem`) or `too-many`
   */
  allowOrigin(origin: string): Promise<string>
  refuseOrigin(origin: string): Promise<void>
  createKey(terms: KeyTerms): Promise<CreatedKey>
  /** Creates a key that replaces another, which stays valid for this many hours. */
  rotateKey(keyId: string, overlapHours: number): Promise<CreatedKey>
  /** Permanently; its tokens end at once. */
  switchOffKey(keyId: string): Promise<void>
  /** Simulates a page and its server, and reports the first problem. */
  tryAccess(trial: AccessTrial): Promise<TrialOutcome>
}

/**
 * Origins and keys of partners, as `#/developer` shows them.
 *
 * @example
 * ```ts
 * import { createHttp } from '@ebkit/core/http'
 * import { createDeveloperService } from '@ebkit/core/services/developer'
 * import { getSession } from '@ebkit/core/session'
 *
 * const developer = createDeveloperService(createHttp({ session: getSession() }))
 * const origin = await developer.allowOrigin('https://shop.example.com/orders')
 * console.log(`${origin} may call the gateway now`)
 * const { keys } = await developer.read()
 * const neverUsed = keys.filter(({ state, lastUsedAt }) => state === 'active' && !lastUsedAt)
 * ```
 */
export function createDeveloperService(http: Http): DeveloperService {
  return {
    read: (signal) => http.call(getDeveloperAccess, { signal }),
    allowOrigin: async (origin) => (await http.call(allowOrigin, { body: { origin } })).origin,
    refuseOrigin: async (origin) => void (await http.call(refuseOrigin, { body: { origin } })),
    createKey: (body) => http.call(createPartnerKey, { body }),
    rotateKey: (keyId, overlapHours) => http.call(rotatePartnerKey, { body: { keyId, overlapHours } }),
    switchOffKey: async (keyId) => void (await http.call(switchOffPartnerKey, { body: { keyId } })),
    tryAccess: (body) => http.call(tryPartnerAccess, { body }),
  }
}

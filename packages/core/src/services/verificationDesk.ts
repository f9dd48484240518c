import { idempotencyHeader, saveResourceRow } from '@ebkit/protocol/calls/resources'
import { checkAtDesk, lookUpAtDesk, readDeskDay } from '@ebkit/protocol/calls/verificationDesk'
import type { AnswerOf } from '@ebkit/protocol/define-call'
import type { Http } from '../http/createHttp'
import { type ActionOutcome, createRowService, type Row } from './rows'

export {
  type DeskCard,
  type DeskCode,
  type DeskObstacle,
  type DeskRight,
  maximumDeskCodes,
} from '@ebkit/protocol/calls/verificationDesk'

/** The results of an entry. */
export type DeskFound = AnswerOf<typeof lookUpAtDesk>

/** The verifications of a store today. */
export type DeskDay = AnswerOf<typeof readDeskDay>

/** How a code was entered. */
export type DeskMethod = 'scan' | 'input' | 'phone' | 'batch'

/** Codes to verify. Repeated with the same `requestId`, it gets the first answer, and verifies nothing twice. */
export interface VerifyRequest {
  readonly keys: readonly string[]
  readonly method: DeskMethod
  readonly requestId: string
  readonly lang: 'zh' | 'en'
}

/** A use of a card to enter. */
export interface CardUseRequest {
  readonly ecardUserId: string
  /** Null: the card has no rights of its own. */
  readonly rightName: string | null
  readonly persons: number
  readonly method: 'scan' | 'input'
  readonly requestId: string
}

/** The desk at which a store verifies codes and cards. Every method throws ServiceError. */
export interface VerificationDeskService {
  /** Finds a code, phone, card or order number. Verifies nothing. */
  lookUp(entered: string, signal?: AbortSignal): Promise<DeskFound>
  /** Whether codes can be verified, in their order. Verifies nothing. */
  check(codes: readonly string[], signal?: AbortSignal): Promise<AnswerOf<typeof checkAtDesk>['codes']>
  verify(request: VerifyRequest): Promise<ActionOutcome>
  enterCardUse(request: CardUseRequest): Promise<Row>
  day(signal?: AbortSignal): Promise<DeskDay>
  /** The newest verifications of the store. */
  records(most: number, signal?: AbortSignal): Promise<Row[]>
}

/** Resource of the verified row. */
export const verifyRecords = 'ticket-api/ticket-verify-record'

/**
 * The verification desk of the current store.
 *
 * @example
 * ```ts
 * import { createHttp } from '@ebkit/core/http'
 * import { newRequestId } from '@ebkit/core/services/rows'
 * import { createVerificationDesk } from '@ebkit/core/services/verificationDesk'
 * import { getSession } from '@ebkit/core/session'
 *
 * const desk = createVerificationDesk(createHttp({ session: getSession() }))
 * const { codes } = await desk.lookUp('880012345678')
 * const keys = codes.filter(({ obstacle }) => !obstacle).map(({ ticketCodeId }) => ticketCodeId)
 * // Sent again with the same id it verifies nothing twice.
 * const { failed } = await desk.verify({ keys, method: 'scan', requestId: newRequestId(), lang: 'zh' })
 * ```
 */
export function createVerificationDesk(http: Http): VerificationDeskService {
  const rows = createRowService(http)
  return {
    lookUp: (entered, signal) => http.call(lookUpAtDesk, { body: { entered }, signal }),
    check: async (codes, signal) =>
      (await http.call(checkAtDesk, { body: { codes: [...codes] }, signal })).codes,
    verify: ({ keys, method, requestId, lang }) =>
      rows.act('ticket-api/ticket-code', 'verify', {
        ...{ keys, lang, requestId },
        input: { verifyType: method },
      }),
    enterCardUse: ({ ecardUserId, rightName, persons, method, requestId }) =>
      http.call(saveResourceRow('ticket-api/ecard-use-record'), {
        body: { ecardUserId, ...(rightName !== null && { rightName }), persons, verifyType: method },
        headers: { [idempotencyHeader]: requestId },
      }),
    day: (signal) => http.call(readDeskDay, { query: {}, signal }),
    records: async (most, signal) =>
      (await rows.list(verifyRecords, { sort: 'verifyTime desc', most }, signal)).rows,
  }
}

import { countSelectionRule, expandSelectionRule } from '@ebkit/protocol/calls/selectionRules'
import type { SelectionRule } from '@ebkit/protocol/schemas'
import type { Http } from '../http/createHttp'
import type { Session } from '../session/Session'

export type { RuleTarget, SelectionRule } from '@ebkit/protocol/schemas'

/** The current result of a rule. */
export interface RuleCount {
  /** Number of selected rows. */
  count: number
  /** Rows that match its filter but cannot be chosen, by reason. */
  ineligible: Readonly<Record<string, number>>
  /** The state of excluded rows: `gone`, `offShelf`, `unmatched`, or why they cannot be chosen. The others match. */
  exceptions: readonly { key: string; reason: string }[]
}

/** What a selection rule is evaluated with. */
export interface RuleOptions {
  /** Keys of rows that are already in the activity, which does not exclude them. At most 500. */
  own?: readonly string[] | undefined
  signal?: AbortSignal
}

/** The results of selection rules. */
export interface SelectionRuleService {
  /** The hotel of the calls. */
  hotelId(): Promise<string>
  /** @throws ServiceError */
  count(rule: SelectionRule, options?: RuleOptions): Promise<RuleCount>
  /** One page of keys, from 1, at most 500. @throws ServiceError */
  expand(
    rule: SelectionRule,
    options?: RuleOptions & { page?: number; pageSize?: number },
  ): Promise<{ keys: string[]; total: number }>
}

/**
 * Selection rules, which the gateway evaluates at the moment of the call.
 *
 * @example
 * ```ts
 * import { createHttp } from '@ebkit/core/http'
 * import { createSelectionRuleService } from '@ebkit/core/services/selectionRules'
 * import { getSession } from '@ebkit/core/session'
 *
 * const session = getSession()
 * const rules = createSelectionRuleService(createHttp({ session }), session)
 * const hotelId = await rules.hotelId()
 * const { count } = await rules.count({
 *   kind: 'rule',
 *   of: 'ticketProduct',
 *   filter: { hotelId, search: '早餐' },
 *   except: ['70021'],
 * })
 * ```
 */
export function createSelectionRuleService(
  http: Http,
  session: Pick<Session, 'identify'>,
): SelectionRuleService {
  return {
    async hotelId() {
      // The hotel is known once the signed-in user is known.
      if (!http.hotelId()) await session.identify()
      return http.hotelId() ?? ''
    },
    count: (rule, { own = [], signal } = {}) =>
      http.call(countSelectionRule, { body: { rule, own: [...own] }, signal }),
    expand: (rule, { own = [], page: pageNum, pageSize, signal } = {}) =>
      http.call(expandSelectionRule, { body: { rule, own: [...own], pageNum, pageSize }, signal }),
  }
}

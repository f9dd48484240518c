import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { looseObject } from '../schemas/looseObject'
import { maximumExceptions, selectionRule } from '../schemas/selectionRule'
import { wholeNumber } from '../schemas/values'

/** Keys of rows that are in the activity already which the rule is for: being in it does not exclude them. */
const own = v.optional(v.pipe(v.array(v.string()), v.maxLength(maximumExceptions)), [])

/**
 * O-098: how many rows a selection rule selects now; how many match its filter and cannot be chosen, by reason; and what
 * became of the rows that it leaves out: `gone`, `offShelf`, `unmatched`, or the reason why they cannot be chosen. Rows
 * that it leaves out and that match are not among them.
 *
 * @example
 * ```ts
 * import { countSelectionRule } from '@ebkit/protocol/calls/selectionRules'
 * import { check } from '@ebkit/protocol/check'
 *
 * // All tickets of a store that are called “breakfast”, but for one.
 * const rule = { kind: 'rule', of: 'ticketProduct', filter: { hotelId: '100101', search: 'breakfast' }, except: ['70021'] }
 * check(countSelectionRule.body, { rule }).fits // true
 * check(countSelectionRule.body, { rule: { ...rule, of: 'room' } }) // { fits: false, field: 'rule.of' }
 * ```
 */
export const countSelectionRule = defineCall({
  id: 'O-098',
  name: 'countSelectionRule',
  method: 'POST',
  path: 'merchant-api/eb/selection-rule/count',
  body: looseObject({ rule: selectionRule, own }),
  answer: looseObject({
    count: v.number(),
    ineligible: v.record(v.string(), v.number()),
    exceptions: v.array(looseObject({ key: v.string(), reason: v.string() })),
  }),
  safeToRepeat: true,
})

/** O-099: one page of the keys that a selection rule selects now, in the order of the keys. */
export const expandSelectionRule = defineCall({
  id: 'O-099',
  name: 'expandSelectionRule',
  method: 'POST',
  path: 'merchant-api/eb/selection-rule/expand',
  body: looseObject({
    rule: selectionRule,
    own,
    pageNum: v.optional(wholeNumber, 1),
    pageSize: v.optional(wholeNumber, 500),
  }),
  answer: looseObject({ keys: v.array(v.string()), total: v.number() }),
  safeToRepeat: true,
})

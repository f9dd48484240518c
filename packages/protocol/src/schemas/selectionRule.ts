import * as v from 'valibot'
import { identifier, wholeNumber } from './values'

/** What a rule may select rows of. */
export const ruleTargets = ['ticketProduct', 'ticketCategory', 'restaurantProduct'] as const

/** Rows that a rule may leave out, at most. */
export const maximumExceptions = 500

/**
 * Everything that matches a filter, minus some rows. Strict: a member that the gateway does not know could narrow the
 * filter, and leaving it out would select more than was shown.
 */
export const selectionRule = v.strictObject({
  kind: v.literal('rule'),
  of: v.picklist(ruleTargets),
  filter: v.strictObject({
    // Store whose rows match.
    hotelId: identifier,
    // Value of the picker's tab.
    tab: v.optional(v.string()),
    // Part of the name; in the tabs of posters of the poster's title.
    search: v.optional(v.string()),
    // Type of the activity that rows are selected for.
    activityType: v.optional(wholeNumber),
    // Parameters of the list call by which the page narrows it.
    where: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
  }),
  // Keys of rows that it leaves out.
  except: v.pipe(v.array(v.string()), v.maxLength(maximumExceptions)),
})

/** A rule that selects rows instead of naming them, as it is sent. */
export type SelectionRule = v.InferInput<typeof selectionRule>
/** A selection rule, as it was received and checked. */
export type ReceivedRule = v.InferOutput<typeof selectionRule>
/** What a selection rule selects. */
export type RuleTarget = SelectionRule['of']

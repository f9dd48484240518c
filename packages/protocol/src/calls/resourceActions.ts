import type { Label } from '@ebkit/rules/fields'
import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { looseObject } from '../schemas/looseObject'
import { identifier, wholeNumber } from '../schemas/values'

/** Maximum rows of one action. */
export const maximumActionRows = 200

/** A row that an action did not change. `current`: the row as it is, where its state or version was another. */
export interface ActionFailure {
  readonly key: string
  /** Stable, for programs: `wrong-state`, `not-found`, `sold-out` … */
  readonly code: string
  readonly message: string
  readonly problems?: readonly { readonly path: string; readonly code: string }[]
  readonly current?: Readonly<Record<string, unknown>>
}

/**
 * Runs an action of the resource's definition. `key`: one row; problems are HTTP errors: 409 with `data.current` where its
 * state or version does not allow it, 422 with `data.problems` or with a code of its own and `data.text` in both languages.
 * `keys`: several rows, each of which succeeds or fails alone. Singletons need neither. Accepts `X-Eb-Idempotency-Key`.
 *
 * @param resource service and name: `ticket-api/ticket-order`
 * @example
 * ```ts
 * import { runResourceAction } from '@ebkit/protocol/calls/resourceActions'
 * import { check } from '@ebkit/protocol/check'
 *
 * const call = runResourceAction('ticket-api/ticket-order')
 * call.path // 'ticket-api/eb/ticket-order/action/{action}'
 * check(call.body, { keys: ['T20261120001'], lang: 'en' }).fits // true
 * check(call.body, { keys: [] }) // { fits: false, field: 'keys' }
 * ```
 */
// @__NO_SIDE_EFFECTS__
export function runResourceAction(resource: string) {
  return defineCall({
    id: 'O-030',
    name: 'runResourceAction',
    method: 'POST',
    path: `${resource.replace('/', '/eb/')}/action/{action}`,
    pathParams: ['action'],
    body: looseObject({
      hotelId: v.optional(identifier),
      brandId: v.optional(identifier),
      key: v.optional(identifier),
      keys: v.optional(v.pipe(v.array(identifier), v.minLength(1), v.maxLength(maximumActionRows))),
      /** Of the row as the operator saw it, for `key`. */
      version: v.optional(wholeNumber),
      /** What the action asks for; for `keys` the same for all. */
      input: v.optional(looseObject({})),
      /** Language of the reasons. */
      lang: v.optional(v.picklist(['zh', 'en']), 'zh'),
    }),
    answer: looseObject({
      /** The rows as they are now. */
      done: v.array(looseObject({})),
      failed: v.array(looseObject({ key: v.string(), code: v.string(), message: v.string() })),
    }),
    safeToRepeat: false,
  })
}

/** One entry of a row's audit trail. */
export interface TrailEntry {
  readonly entryId: number
  readonly kind: 'save' | 'delete' | 'action' | 'automatic'
  /** Of the action or automatic change. */
  readonly name: string | null
  /** What people call it; null for other entries, and for one that there is no more. */
  readonly label: Label | null
  readonly userId: string
  /** Null where no user did it. */
  readonly userName: string | null
  /** `2026-11-20 09:05:00` */
  readonly happenedAt: string
  readonly rowVersion: number | null
  /** The fields that changed, as they were; null for a new row. */
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
  readonly input: Readonly<Record<string, unknown>> | null
  /** Names of secret fields that changed. */
  readonly secrets: readonly string[]
}

/** The audit trail of a row, the newest entry first. @param resource service and name: `ticket-api/ticket-order` */
// @__NO_SIDE_EFFECTS__
export function listResourceTrail(resource: string) {
  return defineCall({
    id: 'O-031',
    name: 'listResourceTrail',
    method: 'GET',
    path: `${resource.replace('/', '/eb/')}/trail`,
    query: looseObject({
      hotelId: v.optional(identifier),
      brandId: v.optional(identifier),
      key: v.optional(identifier),
      /** Entries before this one. Default: the newest. */
      before: v.optional(wholeNumber),
      pageSize: v.optional(wholeNumber, 50),
    }),
    answer: looseObject({ list: v.array(looseObject({ entryId: v.number(), kind: v.string() })) }),
    safeToRepeat: true,
  })
}

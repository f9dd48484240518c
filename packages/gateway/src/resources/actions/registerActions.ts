import { actionsOf, permissionCode } from '@ebkit/domain'
import { type ActionFailure, runResourceAction } from '@ebkit/protocol/calls/resourceActions'
import { labelText } from '@ebkit/rules/fields'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { behaviourContextIn } from '../../behaviour/behaviourContextIn'
import { BusinessRefusal } from '../../behaviour/refuse'
import type { Transaction } from '../../database/tenant'
import type { Gateway } from '../../gateway'
import type { Needs } from '../../server/RouteAccess'
import { notFound, Refusal, unauthenticated } from '../../server/refusal'
import { registerCall } from '../../server/registerCall'
import { requirePermission } from '../../server/rights'
import { bindingIn, seesMasks } from '../access'
import type { Binding } from '../binding'
import { type Attempt, attemptOf, once } from '../idempotency'
import { singletonKey } from '../place'
import { anyResource, resourcesTag } from '../routes'
import { requireScope } from '../scopedRow'
import { reachOf, storeOf } from '../stores'
import { unfitParameter } from '../unfitParameter'
import { retried } from './retried'
import { type ActionRequest, runAction } from './runAction'

type Locale = 'zh' | 'en'

type Failure = ActionFailure & Record<string, unknown>

/** A request to run one action on one or several rows. */
interface Run {
  readonly gateway: Gateway
  readonly request: FastifyRequest
  readonly binding: Binding
  readonly action: string
  readonly hotelId: string
  /** The stores that the request names, else the current one. */
  readonly stores: readonly string[]
  readonly lang: Locale
}

function runOne(run: Run, asked: Omit<ActionRequest, 'isMasked'>, attempt?: Attempt) {
  const { gateway, request, binding, action } = run
  if (!request.identity) throw unauthenticated()
  const { identity } = request
  const { brandId, userId } = identity
  const isMasked = seesMasks(request, binding)
  return retried(() =>
    gateway.asTenant(request, async (rows) => {
      await requireScope(rows, binding, identity, asked.key)
      const hotelId = await homeOf(rows, run, asked.key)
      const context = behaviourContextIn(gateway, rows, { brandId, hotelId, userId, rights: identity })
      return once(rows, attempt, () => runAction(gateway, context, binding, action, { ...asked, isMasked }))
    }),
  )
}

/** The store of the row, if a request names several stores: an action runs in the store of its row. */
async function homeOf(rows: Transaction, { binding, hotelId, stores }: Run, key: string): Promise<string> {
  if (stores.length < 2 || binding.resource.scope !== 'hotel') return hotelId
  const { rows: found } = await rows.execute<{ hotelId: string }>(sql`select t.hotel_id as "hotelId"
    from ${sql.identifier(binding.table)} t where ${sql.raw(binding.key)} = ${key}
      and t.hotel_id = any(${sql.param([...stores])}::text[])`)
  return found[0]?.hotelId ?? hotelId
}

function failureOf(error: unknown, key: string, lang: Locale): Failure {
  if (!(error instanceof Refusal)) throw error
  const message = error instanceof BusinessRefusal ? labelText(error.text, lang) : error.message
  return { key, code: String(error.code), message, ...(error.data as object | undefined) }
}

/** Runs the action on each row in a transaction of its own; a repeated request gets the same answer for each row. */
async function runEach(run: Run, keys: readonly string[], input: ActionRequest['input'], attempt?: Attempt) {
  const done: Record<string, unknown>[] = []
  const failed: Failure[] = []
  for (const key of [...new Set(keys)]) {
    const own = attempt && { ...attempt, key: `${attempt.key} ${key}` }
    try {
      done.push(await runOne(run, { key, input }, own))
    } catch (error) {
      failed.push(failureOf(error, key, run.lang))
    }
  }
  return { done, failed }
}

/** The key of the only row: the scope of a singleton, else the request's. */
function keyOf({ binding, request, hotelId }: Run, key: string | undefined): string {
  const own = singletonKey(binding, { brandId: String(request.identity?.brandId), hotelId }) ?? key
  if (own === undefined) throw unfitParameter('key', 'an action needs key or keys')
  return own
}

/** Requires the right to the action that the address names. @throws 403; 404 without such an action */
const needsAction: Needs = (request) => {
  const { resource } = bindingIn(request)
  const { action = '' } = request.params as { action?: string }
  if (!actionsOf(resource).some(({ name }) => name === action)) throw notFound()
  requirePermission(request, permissionCode(resource, action))
}

/** One route for the actions of all resources; each action has a permission of its own. */
export function registerActions(app: FastifyInstance, gateway: Gateway): void {
  const about = {
    needs: needsAction,
    right: '{resource}:{action}',
    summary: 'Runs an action on one row, or on each of several',
    tag: resourcesTag,
  }
  registerCall(app, runResourceAction(anyResource), about, async ({ body, request }) => {
    const { action = '' } = request.params as { action?: string }
    const hotelId = storeOf(request, body.hotelId)
    const { stores } = reachOf(request, body.hotelId)
    const binding = bindingIn(request)
    const run: Run = { gateway, request, binding, action, hotelId, stores, lang: body.lang }
    const attempt = attemptOf(request, hotelId)
    const input = (body.input ?? {}) as ActionRequest['input']
    if (body.keys) return runEach(run, body.keys, input, attempt)
    const row = await runOne(run, { key: keyOf(run, body.key), version: body.version, input }, attempt)
    return { done: [row], failed: [] as Failure[] }
  })
}

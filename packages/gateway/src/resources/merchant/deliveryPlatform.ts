import { deliveryPlatform as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { defineBehaviour, type EffectContext } from '../../behaviour/Behaviour'
import { byState } from '../../behaviour/byState'
import { changeAlong } from '../../behaviour/changeAlong'
import { changeState } from '../../behaviour/changeState'
import { filled, refuse } from '../../behaviour/refuse'
import { reasons } from './strings'

type Context = EffectContext<typeof resource>

const dispatching = `(select count(*)::int from restaurant_order o where o.brand_id = t.brand_id
  and o.delivery_platform_id = t.delivery_platform_id and o.status = 'DELIVERING')`

/** Sends a request to the platform. It does not contain the secret, which the adapter reads from the row. */
async function askPlatform({ row, key, ask }: Context, kind: string, more: object = {}): Promise<void> {
  const content = { deliveryPlatformId: key, platform: row.platformCode, shopNo: row.shopNo, ...more }
  await ask({ channel: 'courier', kind, resource, key, content })
}

async function requireNoneUnderWay({ rows, key }: Context): Promise<void> {
  const found = await rows.execute<{ count: number }>(
    sql`select ${sql.raw(dispatching)} as count from delivery_platform t where t.delivery_platform_id = ${key}`,
  )
  const count = found.rows[0]?.count ?? 0
  if (count) refuse('dispatching', filled(reasons.dispatching, { count }))
}

/** Records the result of a credential check. A platform that rejects the credentials loses its authorisation. */
async function writeCheck(context: Context): Promise<void> {
  const { row, key, input, ask } = context
  const lastError = input.accepted ? null : String(input.reason ?? '')
  const checked = { lastCheckAt: sql`now()`, lastError }
  if (input.reason !== 'INVALID_CREDENTIALS') return changeAlong(context, resource, row, 'testOrder', checked)
  if (!(await changeState(context, resource, row, 'authLost', checked))) return
  await ask({ channel: 'message', kind: 'authLost', resource, key, content: { platform: row.platformName } })
}

/** Platforms that deliver orders to guests. */
export const deliveryPlatform = defineBehaviour(resource)({
  effects: {
    // the state changes only once the platform has accepted the credentials
    bind: async (context) => {
      const { row, input } = context
      await askPlatform(context, 'bind', { shopNo: input.shopNo })
      return { ...input, status: row.status }
    },
    testOrder: async (context) => {
      await askPlatform(context, 'testOrder')
      return undefined
    },
    enable: byState,
    unbind: async (context) => {
      await requireNoneUnderWay(context)
      return { appKey: null, appSecret: null, shopNo: null }
    },
  },
  computed: {
    balance: { kind: 'snapshot' },
    dispatchingCount: { kind: 'live', type: 'integer', sql: dispatching },
  },
  auto: { authLost: {} },
  regular: {
    readBalance: {
      due: sql`t.status in ('TESTING', 'ENABLED') and t.platform_code <> 'SELF' and not exists (
        select from outbox_message m where m.brand_id = t.brand_id and m.resource = 'deliveryPlatform'
          and m.row_key = t.delivery_platform_id and m.kind = 'balance' and m.created_at > now() - interval '10 minutes')`,
      run: (context) => askPlatform(context, 'balance'),
    },
  },
  answers: {
    bind: async (context) => {
      const { row, input, asked } = context
      // it was unbound or bound otherwise meanwhile
      const isWaiting = row.status === 'UNBOUND' || row.status === 'ERROR'
      if (!isWaiting || row.shopNo !== asked.shopNo) return
      const lastError = input.accepted ? null : String(input.reason ?? '')
      const bound = input.accepted ? ({ status: 'TESTING', lastCheckAt: sql`now()` } as const) : {}
      await changeAlong(context, resource, row, 'bind', { ...bound, lastError })
    },
    testOrder: writeCheck,
    // the version stays, because no user has changed the row: an open form can still be saved
    balance: async ({ rows, key, input }) => {
      if (typeof input.balance === 'number')
        await rows.execute(
          sql`update delivery_platform set balance = ${input.balance} where delivery_platform_id = ${key}`,
        )
    },
  },
})

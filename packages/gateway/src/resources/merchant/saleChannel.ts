import { saleChannel as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { type BehaviourContext, defineBehaviour, type EffectContext } from '../../behaviour/Behaviour'
import { changeAlong } from '../../behaviour/changeAlong'
import { counted } from '../../behaviour/counted'
import type { Changes, RowOf } from '../../behaviour/RowOf'
import { refuse } from '../../behaviour/refuse'
import { addRow, changeRow, findRows } from '../../behaviour/rows'
import { seeAllStores } from '../../behaviour/seeAllStores'
import { userName } from '../../behaviour/userName'
import { reasons } from './strings'

type Channel = RowOf<typeof resource>
type Context = EffectContext<typeof resource>

function requireOwner({ merchantId, hotelId }: Channel): void {
  if (merchantId !== hotelId) refuse('not-owner', reasons.notOwner)
}

/** The rows of the stores that a channel is shared with. */
const sharesOf = (context: BehaviourContext, { appType, appId, channelId }: Channel): Promise<Channel[]> =>
  findRows(
    context,
    resource,
    sql`t.app_type = ${appType} and t.app_id = ${appId} and t.relation_type = '3' and t.channel_id <> ${channelId}`,
  )

/** Copies changes of the owner's authorisation to the stores that the channel is shared with. */
async function changeShares(
  context: BehaviourContext,
  channel: Channel,
  changes: Changes<typeof resource>,
): Promise<void> {
  for (const share of await sharesOf(context, channel))
    if (share.authStatus !== 'CANCELLED') await changeRow(context, resource, String(share.channelId), changes)
}

async function askPlatform({ row, key, ask }: Context, kind: string): Promise<void> {
  requireOwner(row)
  const content = { channelId: key, appType: row.appType, appId: row.appId }
  await ask({ channel: 'saleChannel', kind, resource, key, content })
}

/** Shares a channel with a store, or updates the scopes of an existing share. */
async function shareWith(context: Context, shares: readonly Channel[], hotelId: string): Promise<void> {
  const { row } = context
  if (hotelId === row.hotelId) refuse('own-store', reasons.ownStore)
  const { channelName, appType, appId, merchantId, principalName, authorizedAt, expireAt, authStatus } = row
  const scopes = context.input.scopes as readonly string[]
  const share = shares.find((each) => each.hotelId === hotelId)
  const same = { principalName, authorizedAt, expireAt, authStatus, scopes }
  if (share) return changeRow(context, resource, String(share.channelId), same)
  const operator = await userName(context)
  const values = { ...same, channelName, appType, appId, merchantId, relationType: '3', operator } as const
  await addRow(context, resource, values, { hotelId })
}

/** Whether an answer comes too late, because the channel was cancelled or authorised meanwhile. */
const isLate = ({ row }: Context, name: 'authorize' | 'renew'): boolean =>
  !resource.states.actions
    .find((action) => action.name === name)
    ?.from.some((status) => status === row.authStatus)

/** Writes the term from the answer of the platform to the channel and its shares. */
async function writeTerm(
  context: Context,
  name: 'authorize' | 'renew',
  changes: Changes<typeof resource>,
): Promise<void> {
  const { row, input } = context
  if (!input.accepted || isLate(context, name)) return
  const term = sql`greatest(coalesce(expire_at, now()), now()) + make_interval(days => ${Number(input.termDays)})`
  const renewed = { authStatus: 'AUTHORIZED', expireAt: term } as const
  await changeShares(context, row, renewed)
  await changeAlong(context, resource, row, name, { ...renewed, ...changes })
}

const daysLeft = 'floor(extract(epoch from (t.expire_at - now())) / 86400)::int'

/** External channels through which a store sells. */
export const saleChannel = defineBehaviour(resource)({
  effects: {
    // the platform's own page asks for the permission, and its answer sets the state
    authorize: async (context) => {
      await askPlatform(context, 'authorize')
      return { authStatus: context.row.authStatus, operator: await userName(context) }
    },
    renew: async (context) => {
      await askPlatform(context, 'renew')
      return { authStatus: context.row.authStatus }
    },
    shareToStores: async (context) => {
      requireOwner(context.row)
      await seeAllStores(context)
      const shares = await sharesOf(context, context.row)
      for (const hotelId of new Set(context.input.hotels)) await shareWith(context, shares, hotelId)
      return counted(context, resource, ['sharedStoreCount'])
    },
    cancelAuth: async (context) => {
      requireOwner(context.row)
      await seeAllStores(context)
      await changeShares(context, context.row, { authStatus: 'CANCELLED' })
      return undefined
    },
  },
  computed: {
    isMasterOrOwner: { kind: 'live', type: 'boolean', sql: '(t.merchant_id = t.hotel_id)' },
    sharedStoreCount: {
      kind: 'stored',
      recount: `(select count(*)::int from sale_channel s where s.brand_id = t.brand_id
        and s.app_type = t.app_type and s.app_id = t.app_id and s.relation_type = '3')`,
    },
    daysLeft: { kind: 'live', type: 'integer', sql: daysLeft },
  },
  auto: {
    nearExpiry: { due: sql.raw(`t.expire_at >= now() and ${daysLeft} <= 15`) },
    lapse: {
      due: sql`t.expire_at < now()`,
      run: async (context) => {
        await changeShares(context, context.row, { authStatus: 'EXPIRED' })
        return undefined
      },
    },
  },
  answers: {
    authorize: (context) => {
      const { appId, principalName } = context.input as Record<string, string>
      return writeTerm(context, 'authorize', { appId, principalName, authorizedAt: sql`now()` } as never)
    },
    renew: (context) => writeTerm(context, 'renew', {}),
  },
})

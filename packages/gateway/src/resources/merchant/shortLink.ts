import { randomInt } from 'node:crypto'
import { shortLink as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { type BehaviourContext, defineBehaviour, type EffectContext } from '../../behaviour/Behaviour'
import { storeMoment } from '../../behaviour/numbers'
import type { RowOf } from '../../behaviour/RowOf'
import { refuse } from '../../behaviour/refuse'
import { explained, refuseAt } from '../../behaviour/refuseAt'
import { momentOf } from '../../database/storeTimeSql'
import { ownAddress } from '../ownAddress'
import { visits } from '../visits/visitsSql'
import { reasons } from './strings'

/** The maximum term of a link into a mini-program, in days. */
const miniProgramDays = 30

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** A random code of six characters, the length that the form states: one of 57 billion. */
export const newLinkCode = () => Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')

type Link = RowOf<typeof resource>
type Term = Pick<Link, 'targetType' | 'expireType' | 'expireAt'>

/** The fields that decide how long a link is valid. */
const ofTerm = ['targetType', 'expireType', 'expireAt'] as const

/** Whether a link leads into a mini-program for longer than it can. */
async function isTooLong({ rows }: BehaviourContext, { targetType, expireType, expireAt }: Term) {
  if (targetType !== 'WXA') return false
  if (expireType === 'FOREVER') return true
  const { rowCount } = await rows.execute(sql`select where ${momentOf(expireAt)}
    > now() + make_interval(days => ${miniProgramDays})`)
  return Boolean(rowCount)
}

/** @throws 422 for a past time, and for one beyond the limit of mini-programs */
async function requireTerm(context: BehaviourContext, { targetType }: Link, expireAt: string): Promise<void> {
  if (expireAt <= storeMoment()) refuse('past-time', reasons.pastTime)
  if (await isTooLong(context, { targetType, expireType: 'DATE', expireAt }))
    refuse('mini-program-term', reasons.miniProgramTerm)
}

type Saved = EffectContext<typeof resource, { readonly before: Link | undefined }>

/** The same limit for a form, if it changes the validity. @throws 422 at the field */
async function requireSavedTerm(context: Saved): Promise<void> {
  const { row, input } = context
  if (ofTerm.every((name) => input.before?.[name] === row[name])) return
  const path = row.expireType === 'FOREVER' ? 'expireType' : 'expireAt'
  if (await isTooLong(context, row)) refuseAt([explained(path, reasons.miniProgramTerm)])
}

/** Addresses that are short enough for a message or a QR code. */
export const shortLink = defineBehaviour(resource)({
  effects: {
    enable: async ({ row }) => {
      if (row.expireAt && row.expireAt <= storeMoment()) refuse('link-expired', reasons.linkExpired)
      return undefined
    },
    extend: async (context) => {
      const { expireAt } = context.input
      await requireTerm(context, context.row, expireAt)
      return { expireAt, expireType: 'DATE' }
    },
  },
  computed: {
    shortUrl: { kind: 'live', type: 'text', sql: ownAddress("'/s/' || t.hotel_id || '/' || t.code") },
    pv: visits.count('shortLink', 't.short_link_id', 'visited'),
    uv: visits.visitors('shortLink', 't.short_link_id'),
  },
  auto: { lapse: { due: sql`t.expire_at < now()` } },
  saved: async (context) => {
    await requireSavedTerm(context)
    return context.row.code ? undefined : { code: newLinkCode() }
  },
})

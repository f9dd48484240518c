import { randomInt } from 'node:crypto'
import { shortLink as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { type BehaviourContext, defineBehaviour } from '../../behaviour/Behaviour'
import { storeMoment } from '../../behaviour/numbers'
import { refuse } from '../../behaviour/refuse'
import { momentOf } from '../../database/storeTimeSql'
import { ownAddress } from '../ownAddress'
import { visits } from '../visits/visitsSql'
import { reasons } from './strings'

/** The maximum term of a link into a mini-program, in days. */
const miniProgramDays = 30

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** A random code of six characters, the length that the form states: one of 57 billion. */
export const newLinkCode = () => Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')

/** @throws 422 for a past time, and for one beyond the limit of mini-programs */
async function requireTerm(
  { rows }: BehaviourContext,
  targetType: string | null,
  expireAt: string,
): Promise<void> {
  if (expireAt <= storeMoment()) refuse('past-time', reasons.pastTime)
  if (targetType !== 'WXA') return
  const { rowCount } = await rows.execute(sql`select where ${momentOf(expireAt)}
    > now() + make_interval(days => ${miniProgramDays})`)
  if (rowCount) refuse('mini-program-term', reasons.miniProgramTerm)
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
      await requireTerm(context, context.row.targetType, expireAt)
      return { expireAt, expireType: 'DATE' }
    },
  },
  computed: {
    shortUrl: { kind: 'live', type: 'text', sql: ownAddress("'/s/' || t.hotel_id || '/' || t.code") },
    pv: visits.count('shortLink', 't.short_link_id', 'visited'),
    uv: visits.visitors('shortLink', 't.short_link_id'),
  },
  auto: { lapse: { due: sql`t.expire_at < now()` } },
  saved: async ({ row }) => (row.code ? undefined : { code: newLinkCode() }),
})

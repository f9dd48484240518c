import { systemNotice as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { type BehaviourContext, type Computed, defineBehaviour } from '../../behaviour/Behaviour'

/** SQL: a value of the current user's receipt. */
const ofReceipt = (what: string) => `(select ${what} from notice_receipt r where r.notice_id = t.notice_id
  and r.user_id = current_setting('ebkit.user_id', true))`

const time = (what: string): Computed => ({ kind: 'live', type: 'timestamptz', sql: ofReceipt(what) })

/** Records that the user has read the notice, once, and that they have confirmed it. */
async function writeReceipt(
  { rows, place, key }: BehaviourContext & { readonly key: string },
  isConfirmed: boolean,
): Promise<undefined> {
  await rows.execute(sql`insert into notice_receipt as r (brand_id, user_id, notice_id, confirmed_at)
    values (${place.brandId}, ${place.userId}, ${key}, ${isConfirmed ? sql`now()` : null})
    on conflict (user_id, notice_id) do update
      set confirmed_at = coalesce(r.confirmed_at, excluded.confirmed_at)`)
}

const ownStore = `select from hotel h where h.hotel_id = current_setting('ebkit.hotel_id', true)`

/**
 * SQL: published notices for everybody, for groups or for a business type of the store. A group is a brand with several
 * stores.
 */
const visible = `(t.published_at <= now() and (t.audience = 'ALL'
  or (t.audience = 'BRAND' and (select count(*) from hotel h
    where h.brand_id = current_setting('ebkit.brand_id', true)) > 1)
  or exists (${ownStore} and t.audience = any (h.business_types))))`

/** Notices of the platform to its merchants. The rows are shared by all users; each user has their own receipts. */
export const systemNotice = defineBehaviour(resource)({
  effects: {
    markRead: (context) => writeReceipt(context, false),
    confirmReceipt: (context) => writeReceipt(context, true),
  },
  visible,
  opened: async (context, key) => {
    await writeReceipt({ ...context, key }, false)
    await context.rows.execute(sql`select count_notice_view(${key})`)
  },
  computed: {
    isRead: { kind: 'live', type: 'boolean', sql: `(${ofReceipt('true')} is true)` },
    readAt: time('r.read_at'),
    confirmedAt: time('r.confirmed_at'),
  },
})

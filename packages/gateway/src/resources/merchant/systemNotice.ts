import { systemNotice as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { type Computed, defineBehaviour, type EffectContext } from '../../behaviour/Behaviour'
import { refuse } from '../../behaviour/refuse'
import { reasons } from './strings'

type Context = EffectContext<typeof resource>

/** What the current user's receipt says. */
const ofReceipt = (what: string) => `(select ${what} from notice_receipt r where r.notice_id = t.notice_id
  and r.user_id = current_setting('ebkit.user_id', true))`

const time = (what: string): Computed => ({ kind: 'live', type: 'timestamptz', sql: ofReceipt(what) })

/** A notice is read once; it can be confirmed later. */
async function writeReceipt({ rows, place, key }: Context, isConfirmed: boolean): Promise<undefined> {
  await rows.execute(sql`insert into notice_receipt as r (brand_id, user_id, notice_id, confirmed_at)
    values (${place.brandId}, ${place.userId}, ${key}, ${isConfirmed ? sql`now()` : null})
    on conflict (user_id, notice_id) do update
      set confirmed_at = coalesce(r.confirmed_at, excluded.confirmed_at)`)
}

/** What the platform tells its merchants. The rows are the same for everybody, receipts are a user's own. */
export const systemNotice = defineBehaviour(resource)({
  effects: {
    markRead: (context) => writeReceipt(context, false),
    confirmReceipt: async (context) => {
      if (!context.row.needConfirm) refuse('no-receipt', reasons.noReceipt)
      return writeReceipt(context, true)
    },
  },
  computed: {
    isRead: { kind: 'live', type: 'boolean', sql: `(${ofReceipt('true')} is true)` },
    readAt: time('r.read_at'),
    confirmedAt: time('r.confirmed_at'),
  },
})

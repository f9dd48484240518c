import { comment as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { defineBehaviour, type EffectContext } from '../../behaviour/Behaviour'
import { refuse } from '../../behaviour/refuse'
import { sets } from '../../behaviour/sets'
import { userName } from '../../behaviour/userName'
import { givePoints } from '../members/points'
import { reasons } from './strings'

type Context = EffectContext<typeof resource>

/** The maximum number of featured comments of a product. */
const mostFeatured = 10

/** Gives the points for a published comment. */
async function reward(context: Context): Promise<void> {
  const { rows, row } = context
  const found = await rows.execute<{ points: number }>(
    sql`select c.reward_points as points from comment_config c where c.hotel_id = ${row.hotelId}`,
  )
  const points = found.rows[0]?.points ?? 0
  if (!points || !row.memberId) return
  await givePoints(context, row.memberId, {
    ...{ changeType: 'EARN_ACTIVITY', points, orderNo: row.orderNo, storeHotelId: row.hotelId },
    remark: '评价奖励',
  })
}

async function requireRoom({ rows, row }: Context): Promise<void> {
  const { rowCount } =
    await rows.execute(sql`select from comment c where c.hotel_id = ${row.hotelId} and c.featured
    and c.business_type = ${row.businessType} and c.product_name = ${row.productName}
    and c.ticket_product_id is not distinct from ${row.ticketProductId}`)
  if (!row.featured && (rowCount ?? 0) >= mostFeatured) refuse('featured', reasons.featured)
}

const hitWords = `array(select w from comment_config c cross join unnest(c.sensitive_words) w
  where c.hotel_id = t.hotel_id and position(w in t.content) > 0)`

/** Reviews by guests of what they bought. */
export const comment = defineBehaviour(resource)({
  effects: {
    approve: async (context) => {
      await reward(context)
      return undefined
    },
    hide: sets({ featured: false }),
    reply: async (context) => {
      const { row, key, input, ask } = context
      const content = { memberId: row.memberId, phone: row.memberPhone, reply: input.replyContent }
      await ask({ channel: 'message', kind: 'commentReply', resource, key, content })
      const repliedBy = await userName(context)
      return { replyContent: input.replyContent, repliedAt: sql`now()`, repliedBy }
    },
    feature: async (context) => {
      await requireRoom(context)
      return { featured: true }
    },
    unfeature: sets({ featured: false }),
  },
  computed: {
    hitWords: { kind: 'live', type: 'text[]', sql: hitWords },
    replyOverdue: {
      kind: 'live',
      type: 'boolean',
      sql: `(t.score <= 3 and t.reply_content is null and t.created_at < now() - make_interval(hours => coalesce(
        (select c.reply_deadline_hours from comment_config c where c.hotel_id = t.hotel_id), 24)))`,
    },
  },
  auto: {
    autoApprove: {
      due: sql.raw(`exists (select from comment_config c where c.hotel_id = t.hotel_id and (c.audit_mode = 'NONE'
        or (c.audit_mode = 'LOW' and t.score > c.low_score and ${hitWords} = '{}')))`),
      run: async (context) => {
        await reward(context)
        return undefined
      },
    },
  },
})

import type { RowPreview } from '@ebkit/protocol/calls/resources'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import { similarTitles } from './similarTitles'

/** The maximum number of suggested questions. */
const most = 5

/** The number of a store's newest solved questions that are searched. */
const searched = 500

interface Solved {
  readonly title: string
  readonly feedbackNo: string
  readonly answer: string
}

async function solved({ rows, place }: BehaviourContext, hotelId: string): Promise<readonly Solved[]> {
  const found = await rows.execute(sql`select f.title, f.feedback_no as "feedbackNo", coalesce((
      select reply->>'content' from jsonb_array_elements(f.replies) with ordinality as r(reply, at)
      where reply->>'side' = 'SUPPORT' order by at desc limit 1), '') as answer
    from question_feedback f where f.brand_id = ${place.brandId} and f.hotel_id = ${hotelId} and f.status = 'CLOSED'
    order by f.created_at desc limit ${searched}`)
  return found.rows as unknown as Solved[]
}

/** The contact details of the acting employee; empty texts for other users. */
async function contactOf({ rows, place }: BehaviourContext) {
  const found = await rows.execute<Record<'contactName' | 'contactPhone' | 'contactEmail', string>>(sql`
    select e.employee_name as "contactName", coalesce(e.phone, '') as "contactPhone", coalesce(e.email, '') as "contactEmail"
    from user_account u join employee e on e.employee_id = u.employee_id where u.user_id = ${place.userId}`)
  return found.rows[0] ?? { contactName: '', contactPhone: '', contactEmail: '' }
}

/** Helps to write a question: the own contact details, solved questions with similar titles, and the support phone. */
export async function feedbackPreview(
  context: BehaviourContext & {
    readonly row: { readonly title?: string | null; readonly hotelId?: string | null }
  },
): Promise<RowPreview> {
  const { title, hotelId } = context.row
  const similar = title
    ? similarTitles(title, await solved(context, hotelId ?? context.place.hotelId), most)
    : []
  return {
    figures: { ...(await contactOf(context)), supportPhone: context.supportPhone ?? '' },
    lists: { similar: similar.map((each) => ({ ...each })) },
  }
}

import { questionFeedback as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { type BehaviourContext, defineBehaviour, type EffectContext } from '../../behaviour/Behaviour'
import { changeState } from '../../behaviour/changeState'
import { documentNumber, storeMoment } from '../../behaviour/numbers'
import type { RowOf, Values } from '../../behaviour/RowOf'
import { refuse } from '../../behaviour/refuse'
import { userName } from '../../behaviour/userName'
import { momentSql } from '../../database/storeTimeSql'
import { seenSinceChange } from '../sightings/seenSql'
import { feedbackPreview } from './feedbackPreview'
import { reasons } from './strings'

type Feedback = RowOf<typeof resource>
type Context = EffectContext<typeof resource>

const withReply = (row: Feedback, reply: Values): Pick<Feedback, 'replies'> => ({
  replies: [...(row.replies ?? []), { ...reply, sentAt: storeMoment() }],
})

/** Refuses a second reminder within 4 hours; the audit trail records the first one. */
async function requirePatience({
  rows,
  place,
  key,
}: BehaviourContext & { readonly key: string }): Promise<void> {
  const { rowCount } = await rows.execute(sql`select from audit_entry e where e.brand_id = ${place.brandId}
    and e.resource = 'questionFeedback' and e.row_key = ${key} and e.name = 'urge'
    and e.happened_at > now() - interval '4 hours' limit 1`)
  if (rowCount) refuse('urged-lately', reasons.urgedLately)
}

const tellSupport = ({ row, key, ask }: Context, kind: string, more: Values = {}) =>
  ask({
    ...{ channel: 'support', kind, resource, key },
    content: { feedbackNo: row.feedbackNo, title: row.title, urgency: row.urgency, ...more },
  })

const tellContact = ({ row, key, ask }: Context) =>
  ask({
    ...{ channel: 'sms', kind: 'answered', resource, key },
    content: { phone: row.contactPhone, feedbackNo: row.feedbackNo, title: row.title },
  })

/** Applies the answer of support: it accepts the question or replies to it. Who replies first has also accepted it. */
async function takeUp(context: Context): Promise<void> {
  const { row, input } = context
  const { handler, days, reply } = input as { handler?: string; days?: number; reply?: string }
  if (reply) {
    const changes = {
      ...withReply(row, { side: 'SUPPORT', author: handler ?? '', content: reply, images: [] }),
      ...(!row.acceptedAt && { handler: handler ?? null, acceptedAt: sql`now()` }),
    }
    if (await changeState(context, resource, row, 'answer', changes)) await tellContact(context)
  } else if (handler)
    await changeState(context, resource, row, 'accept', {
      ...{ handler, acceptedAt: sql`now()`, expectedAt: sql`now() + make_interval(days => ${days ?? 1})` },
    })
}

/** Questions of merchants to the platform. */
export const questionFeedback = defineBehaviour(resource)({
  preview: feedbackPreview,
  effects: {
    urge: async (context) => {
      await requirePatience(context)
      await tellSupport(context, 'urged')
      return { urgeCount: (context.row.urgeCount ?? 0) + 1 }
    },
    append: async (context) => {
      const { row, input } = context
      const name = await userName(context)
      const reply = { side: 'MERCHANT', author: name, content: input.content, images: input.images ?? [] }
      await tellSupport(context, 'appended', { details: input.content })
      const isWaiting = row.status === 'SUBMITTED'
      return { ...withReply(row, reply), ...(isWaiting && { status: 'SUBMITTED' as const }) }
    },
    closeRate: async ({ input }) => ({
      ...{ score: input.score, scoreComment: input.scoreComment, closedAt: sql`now()` },
    }),
  },
  computed: {
    feedbackNo: { kind: 'assigned' },
    clientInfo: { kind: 'snapshot' },
    isSeen: seenSinceChange('questionFeedback', 't.feedback_id'),
  },
  auto: {
    accept: {},
    answer: {},
    autoClose: {
      // replies are free JSON, and the value may not be a time: such a row is never due
      due: sql`case when t.replies -> -1 ->> 'sentAt' ~ '^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d' then
        ${sql.raw(momentSql("t.replies -> -1 ->> 'sentAt'"))} < now() - interval '7 days' end`,
      run: async () => ({ closedAt: sql`now()` }),
    },
  },
  answers: { submitted: takeUp, urged: takeUp, appended: takeUp },
  saved: async (context) => {
    if (context.input.before) return undefined
    const feedbackNo = await documentNumber(context, 'FK', 4)
    const { row } = context
    await tellSupport({ ...context, row: { ...row, feedbackNo } } as never, 'submitted')
    return { feedbackNo, clientInfo: context.place.client ?? null }
  },
})

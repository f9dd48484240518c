import { memberGrade as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { type BehaviourContext, defineBehaviour } from '../../behaviour/Behaviour'
import { live } from '../../behaviour/live'
import type { RowOf } from '../../behaviour/RowOf'
import { filled, refuse } from '../../behaviour/refuse'
import { explained, refuseAt } from '../../behaviour/refuseAt'
import { changeRow, findRows } from '../../behaviour/rows'
import { reasons } from './strings'

type Grade = RowOf<typeof resource>

/** Takes the default from the other grades. */
async function clearOtherDefaults(context: BehaviourContext, key: string): Promise<void> {
  const others = sql`t.is_default and t.member_grade_id <> ${key}`
  for (const { memberGradeId } of await findRows(context, resource, others))
    await changeRow(context, resource, String(memberGradeId), { isDefault: false })
}

const thresholdOf = ({ obtainMode, growthThreshold }: Grade) =>
  obtainMode === 'UPGRADE' ? growthThreshold : null

const isNotAbove = (low: number | null, high: number | null) => low !== null && high !== null && low >= high

/** @throws 422 if a higher grade would need less, or give less, than a lower one */
async function requireSteps(context: BehaviourContext, row: Grade, key: string): Promise<void> {
  const enabled = sql`t.status = 'ENABLED' and t.member_grade_id <> ${key}`
  const order = sql`t.level`
  const others = await findRows(context, resource, enabled, { lock: false, order })
  const below = others.filter(({ level }) => (level ?? 0) < (row.level ?? 0)).at(-1)
  const above = others.find(({ level }) => (level ?? 0) > (row.level ?? 0))
  const pairs = [below && ([below, row] as const), above && ([row, above] as const)].filter((pair) => !!pair)
  refuseAt([
    ...(pairs.some(([low, high]) => isNotAbove(thresholdOf(low), thresholdOf(high)))
      ? [explained('growthThreshold', reasons.gradeThreshold)]
      : []),
    ...(pairs.some(([low, high]) => (high.discount ?? 10) > (low.discount ?? 10))
      ? [explained('discount', reasons.gradeDiscount)]
      : []),
  ])
}

/** The fields that are compared with those of the neighbours. */
const steps = ['level', 'obtainMode', 'growthThreshold', 'discount'] as const

/** Grades of members. */
export const memberGrade = defineBehaviour(resource)({
  effects: {
    disable: async ({ row }) => {
      if (row.isDefault) refuse('default-grade', reasons.defaultGrade)
      const count = row.memberCount ?? 0
      if (count) refuse('grade-used', filled(reasons.gradeUsed, { count }))
      return undefined
    },
  },
  saved: async (context) => {
    const { row, key, input } = context
    const { before } = input
    if (steps.some((name) => before?.[name] !== row[name])) await requireSteps(context, row, key)
    if (row.isDefault && !before?.isDefault) await clearOtherDefaults(context, key)
    return undefined
  },
  computed: {
    memberCount: live(
      `(select count(*)::int from member m where m.brand_id = t.brand_id and m.member_grade_id = t.member_grade_id
        and m.status <> 'CANCELLED')`,
      'integer',
    ),
  },
})

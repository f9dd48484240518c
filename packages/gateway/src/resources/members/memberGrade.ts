import { memberGrade as resource } from '@ebkit/domain'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { live } from '../../behaviour/live'
import { filled, refuse } from '../../behaviour/refuse'
import { reasons } from './strings'

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
  computed: {
    memberCount: live(
      `(select count(*)::int from member m where m.brand_id = t.brand_id and m.member_grade_id = t.member_grade_id
        and m.status <> 'CANCELLED')`,
      'integer',
    ),
  },
})

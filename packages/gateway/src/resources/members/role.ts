import { role as resource } from '@ebkit/domain'
import { defineBehaviour } from '../../behaviour/Behaviour'
import { live } from '../../behaviour/live'
import { refuse } from '../../behaviour/refuse'
import { reasons } from './strings'

/** Roles of staff. Every request reads them anew, and the database ends the sessions of a disabled one. */
export const role = defineBehaviour(resource)({
  effects: {
    disable: async ({ row }) => {
      if (row.isPreset) refuse('preset-role', reasons.presetRole)
      return undefined
    },
  },
  computed: {
    employeeCount: live(
      '(select count(*)::int from employee e where e.brand_id = t.brand_id and t.role_id = any (e.role_ids))',
      'integer',
    ),
  },
})

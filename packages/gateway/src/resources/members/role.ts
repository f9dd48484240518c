import { role as resource } from '@ebkit/domain'
import { type BehaviourOf, defineBehaviour, type EffectContext } from '../../behaviour/Behaviour'
import { live } from '../../behaviour/live'
import { refuse } from '../../behaviour/refuse'
import { refusedFields } from '../problems'
import { aboveOwn, aboveOwnRights, type RoleRights, requireOwn } from './ownRights'
import { reasons } from './strings'

type Saved = Parameters<NonNullable<BehaviourOf<typeof resource>['saved']>>[0]

/** The fields that determine the rights of a role. */
const fields = [
  'roleLevel',
  'permissions',
  'dataScope',
  'viewSensitive',
  'canExport',
  'maxRefundAmount',
] as const satisfies readonly (keyof RoleRights)[]

const given = (row: Saved['row']) => row as unknown as RoleRights

/** Refuses a role that exceeds the rights of the acting user, and changes to the rights of such a role. */
async function requireOwnReach(context: Saved): Promise<void> {
  const { row, input } = context
  const { before } = input
  const changed = fields.filter((name) => String(before?.[name]) !== String(row[name]))
  if (!changed.length) return
  const isTheirs = !before || !aboveOwn(context, given(before)).length
  const above = isTheirs ? aboveOwn(context, given(row)) : changed
  if (above.length) throw refusedFields(above.map(aboveOwnRights))
}

/** For actions on a role. */
const requireNotAbove = async (context: EffectContext<typeof resource>) =>
  requireOwn(!aboveOwn(context, given(context.row)).length)

/** Roles of employees. Every request reads them, and the database ends the sessions of a disabled role. */
export const role = defineBehaviour(resource)({
  effects: {
    disable: async (context) => {
      if (context.row.isPreset) refuse('preset-role', reasons.presetRole)
      await requireNotAbove(context)
      return undefined
    },
    enable: async (context) => {
      await requireNotAbove(context)
      return undefined
    },
  },
  saved: async (context) => {
    await requireOwnReach(context)
    return undefined
  },
  computed: {
    employeeCount: live(
      '(select count(*)::int from employee e where e.brand_id = t.brand_id and t.role_id = any (e.role_ids))',
      'integer',
    ),
  },
})

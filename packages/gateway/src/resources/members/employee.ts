import { memberSourceAdjustment, employee as resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { type BehaviourOf, defineBehaviour, type EffectContext } from '../../behaviour/Behaviour'
import { employeeOf } from '../../behaviour/employeeOf'
import { live } from '../../behaviour/live'
import { documentNumber } from '../../behaviour/numbers'
import { refuse } from '../../behaviour/refuse'
import { addRow } from '../../behaviour/rows'
import { seeAllStores } from '../../behaviour/seeAllStores'
import { ownAddress } from '../ownAddress'
import { refusedFields } from '../problems'
import { employeeCodePath } from './employeeCodes'
import { makeBusinessCard } from './makeBusinessCard'
import { aboveOwnRights, areRolesWithinOwn, requireOwn } from './ownRights'
import { forgetPasswordLink, sendPasswordLink } from './passwordLink'
import { reasons } from './strings'

type Context = EffectContext<typeof resource>

/** @throws 422 if nobody else could administer the brand */
async function requireAdministrator(context: Context): Promise<void> {
  await seeAllStores(context)
  const { rowCount } = await context.rows.execute(sql`select from employee e join role r
      on r.brand_id = e.brand_id and r.role_id = any (e.role_ids) and r.role_level = 'BRAND' and r.status = 'ENABLED'
        and r.permissions && array['*', 'all']
    where e.brand_id = ${context.place.brandId} and e.employee_id <> ${context.key} and e.status = 'ON_JOB' limit 1`)
  if (!rowCount) refuse('last-administrator', reasons.lastAdministrator)
}

async function requireOther(context: Context): Promise<void> {
  if ((await employeeOf(context)) === context.key) refuse('own-account', reasons.ownAccount)
}

/** Prepares the transfer of members from an employee who leaves; running the adjustment transfers them. */
async function handOver(context: EffectContext<typeof resource>, toEmployeeId: string): Promise<void> {
  const { row, key } = context
  await addRow(context, memberSourceAdjustment, {
    ...{ adjustmentNo: await documentNumber(context, 'MS'), targetMode: 'EMPLOYEE', fromEmployeeId: key },
    ...{ toHotelId: row.hotelId, toEmployeeId, reason: `${row.employeeName ?? ''} 离职交接` },
  })
  const content = { wecomUserId: row.wecomUserId, toEmployeeId }
  if (row.wecomUserId !== null)
    await context.ask({ channel: 'message', kind: 'customerTransfer', resource, key, content })
}

const added = (before: readonly string[] | null | undefined, now: readonly string[] | null) =>
  (now ?? []).filter((id) => !before?.includes(id))

/** The fields that decide whether, where and with which rights an employee logs in. */
const loginFields = ['phone', 'roleIds', 'manageHotelIds', 'canLogin'] as const

type Saved = Parameters<NonNullable<BehaviourOf<typeof resource>['saved']>>[0]

/** Refuses roles beyond the rights of the acting user, and changes to the login of employees who have such roles. */
async function requireOwnReach(context: Saved): Promise<void> {
  const { row, input } = context
  const { before } = input
  const changed = loginFields.filter((name) => String(before?.[name] ?? '') !== String(row[name] ?? ''))
  const isTheirs = !before || !changed.length || (await areRolesWithinOwn(context, before.roleIds ?? []))
  const above = new Set<string>(isTheirs ? [] : changed)
  if (!(await areRolesWithinOwn(context, added(before?.roleIds, row.roleIds)))) above.add('roleIds')
  if (above.size) throw refusedFields([...above].map(aboveOwnRights))
}

/** For actions on the account of an employee. */
const requireNotAbove = async (context: Context) =>
  requireOwn(await areRolesWithinOwn(context, context.row.roleIds ?? []))

/** Employees. The database ends the sessions of those who are locked or have left. */
export const employee = defineBehaviour(resource)({
  effects: {
    lock: async (context) => {
      await requireOther(context)
      await requireNotAbove(context)
      await requireAdministrator(context)
      return undefined
    },
    unlock: async (context) => {
      await requireNotAbove(context)
      return undefined
    },
    rejoin: async (context) => {
      if (!(await areRolesWithinOwn(context, context.input.roleIds ?? [])))
        throw refusedFields([aboveOwnRights('roleIds')])
      return { departmentId: context.input.departmentId, roleIds: context.input.roleIds }
    },
    makeBusinessCard,
    resetPassword: async (context) => {
      await requireNotAbove(context)
      await sendPasswordLink(context)
      return undefined
    },
    leave: async (context) => {
      await requireOther(context)
      await requireNotAbove(context)
      await requireAdministrator(context)
      const { leaveDate, takeoverEmployeeId } = context.input
      if (takeoverEmployeeId !== null) await handOver(context as never, takeoverEmployeeId)
      return { leaveDate, roleIds: [] }
    },
  },
  saved: async (context) => {
    await requireOwnReach(context)
    return undefined
  },
  answers: { passwordReset: forgetPasswordLink },
  computed: {
    wechatBound: { kind: 'stored' },
    hasBusinessCard: live(
      '(exists (select from business_card c where c.brand_id = t.brand_id and c.employee_id = t.employee_id))',
      'boolean',
    ),
    qrImage: live(ownAddress(employeeCodePath), 'text'),
    memberCount: live(
      '(select count(*)::int from member m where m.brand_id = t.brand_id and m.employee_id = t.employee_id)',
      'integer',
    ),
    salesAmount: live(`(select coalesce(sum(s.order_amount), 0)::bigint from staff_introduce_record s
      where s.brand_id = t.brand_id and s.employee_id = t.employee_id and s.status <> 'INVALID')`),
  },
})

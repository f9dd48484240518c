import { actionsOf, applications, permissionCode, type Resource } from '@ebkit/domain'
import type { role } from '../database/schema'

type Role = typeof role.$inferInsert

const resourcesOf = (...names: readonly string[]): readonly Resource[] =>
  applications.filter(({ name }) => names.includes(name)).flatMap(({ resources }) => resources)

/** Permissions to view all rows of applications. */
const views = (...names: readonly string[]) =>
  resourcesOf(...names).map((resource) => permissionCode(resource, 'view'))

/** All permissions for the rows of applications that have actions: `*:edit` and the like cover the others. */
const allOf = (...names: readonly string[]) =>
  resourcesOf(...names)
    .filter((resource) => actionsOf(resource).length > 0)
    .map((resource) => permissionCode(resource, '*'))

/** File permissions for roles that work with files; a role that may view everything may view files too. */
const fileWork = ['file:view', 'file:upload', 'file:change']
const redeem = [
  'ticketCode:verify',
  'ecardUseRecord:add',
  'equityUseRecord:add',
  'prepayCardTrade:add',
  'validCardReservation:*',
]
const frontDesk = [
  ...views(
    'merchant',
    'members',
    'shop',
    'points',
    'cards',
    'tickets',
    'activities',
    'restaurant',
    'meeting',
    'pass',
  ),
  ...fileWork,
  ...redeem,
  'ticketOrder:note',
  'ticketOrder:resend',
  'tableReservation:*',
  'member:add',
  'comment:reply',
  'hotelServiceBooking:*',
]
const refunds = ['ticketOrder:refund', 'restaurantOrder:refund', 'batchRefund:add']

/** Name, level, permission codes, data scope, and deviations from the defaults. */
const lines: readonly [string, Role['roleLevel'], readonly string[], Role['dataScope'], Partial<Role>?][] = [
  [
    '品牌管理员',
    'BRAND',
    ['*'],
    'ALL',
    { isPreset: true, viewSensitive: true, canExport: true, maxRefundAmount: 5_000_000 },
  ],
  [
    '门店店长',
    'HOTEL',
    [
      ...['*:edit', '*:delete', '*:import', '*:export', '*:reveal', 'file:*'],
      ...allOf('merchant', 'shop', 'members', 'tickets', 'activities', 'restaurant', 'meeting', 'pass'),
      'wecomSetting:*',
      'hotelServiceBooking:*',
    ],
    'HOTEL',
    { viewSensitive: true, canExport: true, maxRefundAmount: 500_000 },
  ],
  ['前台主管', 'HOTEL', [...frontDesk, ...refunds], 'DEPARTMENT', { maxRefundAmount: 100_000 }],
  ['前台', 'HOTEL', frontDesk, 'SELF'],
  [
    '餐厅收银',
    'HOTEL',
    [
      ...views('restaurant'),
      'counter:view',
      'printer:view',
      'ticketCode:view',
      'ticketCode:verify',
      'restaurantOrder:*',
    ],
    'SELF',
  ],
  [
    '市场运营',
    'BRAND',
    [
      ...['*:view', 'file:*', 'orderFact:export', 'pageVisit:export'],
      ...allOf('channels', 'marketing', 'activities'),
      ...['ticketProduct:*', 'ticketCategory:*', 'advert:*', 'customPage:*', 'coupon:*', 'poster:*'],
    ],
    'ALL',
    { canExport: true },
  ],
  [
    '销售经理',
    'HOTEL',
    [
      ...views('members', 'tickets', 'meeting', 'reports'),
      ...['corporateMember:*', 'corporateLead:*', 'corporateAgreement:edit', 'corporateAgreement:submit'],
      ...['meetingLead:*', 'meetingBooking:edit', 'member:edit'],
    ],
    'DEPARTMENT',
  ],
  [
    '财务',
    'BRAND',
    [
      ...views('finance', 'reports', 'cards', 'tickets'),
      ...allOf('finance'),
      'settlementItem:export',
      'orderFact:export',
    ],
    'ALL',
    { canExport: true },
  ],
  ['核销员', 'HOTEL', [...views('tickets'), 'equityUser:view', 'equityUseRecord:view', ...redeem], 'SELF'],
  ['只读访客', 'HOTEL', ['*:view'], 'HOTEL', { description: '仅查看' }],
]

/** The roles of a brand. Their ids are `<brandId>-r1` … in the order above. */
export function rolesOf(brandId: string): Role[] {
  return lines.map(([roleName, roleLevel, permissions, dataScope, unusual], index) => ({
    roleId: `${brandId}-r${index + 1}`,
    brandId,
    roleName,
    roleLevel,
    permissions: [...permissions],
    dataScope,
    ...unusual,
  }))
}

import type { role } from '../database/schema'

type Role = typeof role.$inferInsert

/** File permissions of roles that work with files; a role that sees everything sees them too. */
const fileWork = ['file:upload', 'file:change']
const frontDesk = [
  '*:view',
  ...fileWork,
  'order:view',
  'order:edit',
  'member:view',
  'ticket:verify',
  'feedback:edit',
]
const store = [...frontDesk, 'product:edit', 'report:view', 'employee:view', 'marketing:edit', 'hotel:edit']
/** Codes of the resource calls, for roles that manage a store. */
const setUp = [
  'counter',
  'file',
  'postageTemplate',
  'printer',
  'restaurant',
  'ticketCategory',
  'ticketProduct',
].map((resource) => `${resource}:*`)

/** Name, level, permission codes, data scope, and deviations from the defaults. */
const lines: readonly [string, Role['roleLevel'], string[], Role['dataScope'], Partial<Role>?][] = [
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
    [...store, ...setUp, 'employee:edit', 'order:refund'],
    'HOTEL',
    { viewSensitive: true, canExport: true, maxRefundAmount: 500_000 },
  ],
  [
    '前台主管',
    'HOTEL',
    [...frontDesk, 'order:refund', 'report:view'],
    'DEPARTMENT',
    { maxRefundAmount: 100_000 },
  ],
  ['前台', 'HOTEL', frontDesk, 'SELF'],
  ['餐厅收银', 'HOTEL', ['*:view', 'order:view', 'order:edit', 'ticket:verify', 'feedback:edit'], 'SELF'],
  [
    '市场运营',
    'BRAND',
    [
      '*:view',
      'file:*',
      'ticketProduct:*',
      'ticketCategory:*',
      'marketing:edit',
      'product:edit',
      'report:view',
      'member:view',
      'feedback:edit',
    ],
    'ALL',
    { canExport: true },
  ],
  [
    '销售经理',
    'HOTEL',
    ['*:view', 'member:view', 'member:edit', 'order:view', 'report:view', 'feedback:edit'],
    'DEPARTMENT',
  ],
  [
    '财务',
    'BRAND',
    ['*:view', 'finance:view', 'finance:edit', 'report:view', 'order:view', 'feedback:edit'],
    'ALL',
    { canExport: true },
  ],
  ['核销员', 'HOTEL', ['*:view', 'ticket:verify', 'feedback:edit'], 'SELF'],
  [
    '只读访客',
    'HOTEL',
    ['*:view', 'order:view', 'product:view', 'report:view'],
    'HOTEL',
    { description: '仅查看' },
  ],
]

/** The roles of a brand. Their ids are `<brandId>-r1` … in the order above. */
export function rolesOf(brandId: string): Role[] {
  return lines.map(([roleName, roleLevel, permissions, dataScope, unusual], index) => ({
    roleId: `${brandId}-r${index + 1}`,
    brandId,
    roleName,
    roleLevel,
    permissions,
    dataScope,
    ...unusual,
  }))
}

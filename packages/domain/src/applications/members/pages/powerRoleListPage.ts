import type { Page } from '../../../pages/Page'

export const powerRoleListPage = {
  route: '/power/role-list',
  kind: 'list',
  title: { zh: '角色管理', en: 'Roles' },
  resource: 'role',
  columns: [
    'roleName',
    'roleLevel',
    'dataScope',
    'viewSensitive',
    'canExport',
    'maxRefundAmount',
    'employeeCount',
    'isPreset',
    'updatedAt',
    'status',
  ],
  search: ['roleName'],
  filters: ['roleLevel', 'dataScope', 'status'],
  sort: 'isPreset desc',
  toolbar: [{ label: { zh: '新增角色', en: 'Add' }, to: '/power/role/add' }],
  rowActions: [
    { label: { zh: '编辑', en: 'Edit' }, to: '/power/role/{roleId}' },
    { label: { zh: '复制', en: 'Copy' }, to: '/power/role/add?copyId={roleId}' },
    { label: { zh: '员工', en: 'Employees' }, to: '/power/employee-list?roleIds={roleId}' },
    'enable',
    'disable',
    'delete',
  ],
  notes: 'Preset roles: view and copy only. Delete is refused while employeeCount > 0.',
} as const satisfies Page

import type { Page } from '../../../pages/Page'

export const powerRoleByIdPage = {
  route: '/power/role/{id}',
  kind: 'form',
  title: { zh: '编辑角色', en: 'Role' },
  resource: 'role',
  modes: ['add', 'edit', 'copy'],
  param: 'id',
  after: '/power/role-list',
  uses: ['eb-permission-tree'],
  notes:
    'id “add” is add. The tree is eb-permission-tree with type eb: select-all and select-none, permission suffix on menuType 2, “all” when every node is checked, nodes without a code ignored, preset nodes locked (W-PERM-1 to W-PERM-11). Permissions that the operator lacks are disabled. Saving tells how many employees are affected.',
  question: {
    when: 'employeeCount>0',
    text: {
      zh: '有 {employeeCount} 名员工使用这个角色，改动在他们下次点开页面时生效。确定保存？',
      en: 'Employees with this role: {employeeCount}. For them it changes with the next page they open. Save?',
    },
  },
  sections: [
    { title: { zh: '角色', en: 'Role' }, fields: ['roleName', 'roleLevel', 'description'] },
    { title: { zh: '功能权限', en: 'Permissions' }, fields: ['permissions'] },
    {
      title: { zh: '数据权限', en: 'Data' },
      fields: ['dataScope', 'viewSensitive', 'canExport', 'maxRefundAmount'],
    },
  ],
} as const satisfies Page

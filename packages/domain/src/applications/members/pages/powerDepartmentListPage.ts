import type { Page } from '../../../pages/Page'

export const powerDepartmentListPage = {
  route: '/power/department-list',
  kind: 'tree',
  title: { zh: '部门管理', en: 'Departments' },
  resource: 'department',
  columns: [
    'departmentName',
    'departmentCode',
    'departmentType',
    'managerId',
    'employeeCount',
    'newMemberCount',
    'canPromote',
    'wecomDeptId',
  ],
  toolbar: ['create'],
  rowActions: [
    { label: { zh: '新增下级', en: 'Add below' }, to: '/power/department/add?parentId={departmentId}' },
    { label: { zh: '编辑', en: 'Edit' }, to: '/power/department/{departmentId}' },
    { label: { zh: '二维码', en: 'QR codes' }, to: '/power/departmentqr/{departmentId}' },
    { label: { zh: '员工', en: 'Employees' }, to: '/power/employee-list?departmentId={departmentId}' },
    'delete',
  ],
  notes:
    'At most five levels; drag moves and sorts. Delete is refused while it has departments below or employees that have not left. Moving under itself is refused.',
} as const satisfies Page

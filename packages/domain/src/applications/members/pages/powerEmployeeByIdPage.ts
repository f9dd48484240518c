import type { Page } from '../../../pages/Page'

export const powerEmployeeByIdPage = {
  route: '/power/employee/{id}',
  kind: 'form',
  title: { zh: '编辑员工', en: 'Employee' },
  resource: 'employee',
  modes: ['add', 'edit'],
  param: 'id',
  after: '/power/employee-list',
  uses: ['eb-cascader', 'eb-image-cropper', 'eb-permission-tree'],
  notes:
    'id “add” is add. Below roleIds the union of their permissions as a read-only permission tree (W-PERM). A role that the operator does not hold in full cannot be granted. With edit, the promotion code and the bound accounts are shown at the side.',
  sections: [
    {
      title: { zh: '基本信息', en: 'Person' },
      fields: ['employeeNo', 'employeeName', 'phone', 'gender', 'avatar', 'email'],
    },
    {
      title: { zh: '岗位', en: 'Post' },
      fields: ['departmentId', 'position', 'entryDate', 'manageHotelIds'],
    },
    { title: { zh: '权限', en: 'Rights' }, fields: ['roleIds', 'canLogin', 'canVerify', 'remark'] },
  ],
} as const satisfies Page

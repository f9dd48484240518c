import type { Page } from '../../../pages/Page'

export const powerDepartmentByIdPage = {
  route: '/power/department/{id}',
  kind: 'form',
  title: { zh: '编辑部门', en: 'Department' },
  resource: 'department',
  modes: ['add', 'edit'],
  param: 'id',
  after: '/power/department-list',
  uses: ['eb-cascader', 'eb-switch'],
  notes: 'id “add” is add, query parentId presets the parent.',
  sections: [
    {
      title: { zh: '部门', en: 'Department' },
      fields: ['departmentName', 'departmentCode', 'parentId', 'departmentType', 'managerId', 'phone'],
    },
    { title: { zh: '其他', en: 'Other' }, fields: ['canPromote', 'sortNo', 'remark'] },
  ],
} as const satisfies Page

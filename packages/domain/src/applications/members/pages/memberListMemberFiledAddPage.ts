import type { Page } from '../../../pages/Page'

export const memberListMemberFiledAddPage = {
  route: '/member-list/memberFiledAdd',
  kind: 'list',
  title: { zh: '会员字段设置', en: 'Member fields' },
  resource: 'memberField',
  columns: [
    'sortNo',
    'fieldName',
    'fieldKey',
    'fieldType',
    'isRequired',
    'showInRegister',
    'showInCenter',
    'memberEditable',
    'sensitive',
    'rewardPoints',
    'filledCount',
    'status',
  ],
  search: ['fieldName', 'fieldKey'],
  filters: ['fieldType', 'status', 'showInRegister'],
  sort: 'sortNo asc',
  toolbar: ['create'],
  rowActions: ['edit', 'enable', 'disable', 'delete'],
  uses: ['eb-list-editor', 'eb-switch'],
  notes:
    'The system fields (phone, nickname, gender, birthday …) stand on top as fixed rows without actions. fieldKey and fieldType are locked after saving; delete is refused while filledCount > 0 (disable instead).',
  drawer: {
    sections: [
      {
        title: { zh: '字段', en: 'Field' },
        fields: ['fieldName', 'fieldKey', 'fieldType', 'choices', 'maxLen', 'placeholder'],
      },
      {
        title: { zh: '规则', en: 'Rules' },
        fields: [
          'isRequired',
          'showInRegister',
          'showInCenter',
          'memberEditable',
          'sensitive',
          'rewardPoints',
          'sortNo',
        ],
      },
    ],
  },
} as const satisfies Page

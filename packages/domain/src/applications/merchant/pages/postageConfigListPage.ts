import type { Page } from '../../../pages/Page'

export const postageConfigListPage = {
  route: '/postage-config/list',
  kind: 'list',
  title: { zh: '运费模板', en: 'Postage templates' },
  resource: 'postageTemplate',
  columns: [
    'templateName',
    'shipFrom',
    'chargeType',
    'defaultFirst',
    'defaultFirstFee',
    'defaultNext',
    'defaultNextFee',
    'carriers',
    'shipWithin',
    'isDefault',
    'productCount',
    'updatedAt',
    'status',
  ],
  search: ['templateName'],
  filters: ['chargeType', 'shipWithin'],
  tabs: 'status',
  toolbar: [{ label: { zh: '新增模板', en: 'New template' }, to: '/postage-config/add' }],
  rowActions: [
    { label: { zh: '编辑', en: 'Edit' }, to: '/postage-config/edit/{postageTemplateId}' },
    { label: { zh: '复制', en: 'Copy' }, to: '/postage-config/copy/{postageTemplateId}' },
    'setDefault',
    'enable',
    'disable',
    'delete',
  ],
  sort: 'updatedAt desc',
  unfold: 'regionRules',
  notes:
    'A row unfolds to its region rules. Delete is refused for the default template and while productCount is above 0. A fee calculator in the toolbar: choose template, region, quantity or weight and amount, and see the fee and the rule that gave it.',
} as const satisfies Page

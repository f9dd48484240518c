import type { Page } from '../../../pages/Page'

export const companyWxCustomTagsPage = {
  route: '/company-wx/CustomTags',
  kind: 'list',
  title: { zh: '客户标签', en: 'Customer tags' },
  resource: 'customerTag',
  uses: ['eb-wecom-gate', 'eb-list-editor', 'eb-switch'],
  columns: [
    'tagGroupName',
    'tagName',
    'tagMode',
    'rules',
    'customerCount',
    'syncWecom',
    'lastRunAt',
    'sortNo',
    'status',
  ],
  search: ['tagName', 'tagGroupName'],
  filters: ['tagGroupName', 'status', 'syncWecom'],
  tabs: 'tagMode',
  sort: 'tagGroupName asc, sortNo asc',
  toolbar: ['create', 'import', 'export'],
  rowActions: [
    'edit',
    'run',
    'enable',
    'disable',
    'delete',
    { label: { zh: '查看客户', en: 'Customers' }, to: '/company-wx/CustomerManage?tagIds={customerTagId}' },
  ],
  bulkActions: ['run', 'enable', 'disable'],
  notes:
    'Behind the gate (W-GATE-1 to W-GATE-14). Rows are grouped by tag group. The drawer of an automatic tag shows how many customers match now before saving; the value control follows the condition (amount, number, product picker, tag, keyword). Delete also removes the tag from customers and WeCom, after typing its name when customerCount > 0.',
  drawer: {
    sections: [
      {
        title: { zh: '标签', en: 'Tag' },
        fields: ['tagGroupName', 'tagName', 'color', 'tagMode', 'syncWecom', 'sortNo'],
      },
      { title: { zh: '自动打标规则', en: 'Rules' }, fields: ['ruleRelation', 'rules', 'removeWhenUnmet'] },
    ],
  },
} as const satisfies Page

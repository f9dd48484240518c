import type { Page } from '../../../pages/Page'

export const companyWxGroupTagsPage = {
  route: '/company-wx/GroupTags',
  kind: 'list',
  title: { zh: '群标签', en: 'Group tags' },
  resource: 'groupTag',
  uses: ['eb-wecom-gate'],
  columns: [
    'category',
    'tagName',
    'tagMode',
    'metric',
    'operator',
    'threshold',
    'groupCount',
    'memberCount',
    'sortNo',
    'status',
  ],
  search: ['tagName', 'category'],
  filters: ['category', 'metric', 'status'],
  tabs: 'tagMode',
  sort: 'category asc, sortNo asc',
  toolbar: ['create'],
  rowActions: [
    'edit',
    'enable',
    'disable',
    'delete',
    { label: { zh: '查看群', en: 'Groups' }, to: '/company-wx/GroupManagement?tagIds={groupTagId}' },
  ],
  notes:
    'Behind the gate (W-GATE-1 to W-GATE-14). Automatic tags are set anew every night and when saved; the drawer tells how many groups match now. Manual tags are put on groups under /company-wx/GroupManagement. Delete takes the tag off its groups after confirmation with their number; metric, operator and threshold read as one phrase in the table (群人数 ≥ 200).',
  drawer: {
    sections: [
      {
        title: { zh: '群标签', en: 'Group tag' },
        fields: ['category', 'tagName', 'color', 'tagMode', 'metric', 'operator', 'threshold', 'sortNo'],
      },
    ],
  },
} as const satisfies Page

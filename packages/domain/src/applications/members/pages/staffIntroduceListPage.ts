import type { Page } from '../../../pages/Page'

export const staffIntroduceListPage = {
  route: '/staff-introduce/list',
  kind: 'list',
  title: { zh: '员工推荐', en: 'Staff referral' },
  resource: 'staffIntroduce',
  columns: [
    'schemeName',
    'introduceType',
    'rewardType',
    'rewardAmount',
    'rewardRatio',
    'validPeriod',
    'employeeCount',
    'introducedCount',
    'rewardTotal',
    'updatedAt',
    'status',
  ],
  search: ['schemeName'],
  filters: ['introduceType', 'rewardType', 'status'],
  tabs: 'status',
  dateRange: 'validPeriod',
  sort: 'updatedAt desc',
  toolbar: [
    { label: { zh: '新建方案', en: 'New scheme' }, to: '/staff-introduce/edit' },
    { label: { zh: '推荐报表', en: 'Report' }, to: '/staff-introduce-report/list' },
  ],
  rowActions: [
    'view',
    { label: { zh: '编辑', en: 'Edit' }, to: '/staff-introduce/edit?id={staffIntroduceId}' },
    { label: { zh: '复制', en: 'Copy' }, to: '/staff-introduce/edit?copyId={staffIntroduceId}' },
    'publish',
    'offline',
    'qr',
    'delete',
  ],
  uses: ['eb-poster', 'eb-qr-code'],
  notes:
    'qr makes the poster of one chosen employee (eb-poster, file name scheme plus employee). The view drawer lists the referrals with invalidate.',
  drawer: {
    related: [
      {
        resource: 'staffIntroduceRecord',
        via: 'staffIntroduceId',
        title: { zh: '推荐记录', en: 'Referrals' },
        columns: [
          'occurredAt',
          'employeeId',
          'departmentId',
          'memberId',
          'productName',
          'orderAmount',
          'rewardAmount',
          'status',
        ],
      },
    ],
  },
} as const satisfies Page

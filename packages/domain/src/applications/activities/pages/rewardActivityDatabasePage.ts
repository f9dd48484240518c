import type { Page } from '../../../pages/Page'

export const rewardActivityDatabasePage = {
  route: '/reward-activity/database',
  kind: 'list',
  title: { zh: '有礼发放数据', en: 'Courtesy grants' },
  resource: 'rewardActivityRecord',
  columns: [
    'grantedAt',
    'rewardActivityId',
    'scene',
    'storeId',
    'memberName',
    'phone',
    'relatedNo',
    'score',
    'rewardType',
    'rewardText',
    'faceAmount',
    'failReason',
    'status',
  ],
  search: ['phone', 'relatedNo'],
  filters: ['rewardActivityId', 'scene', 'storeId', 'rewardType', 'score'],
  tabs: 'status',
  dateRange: 'createdAt',
  toolbar: ['export'],
  rowActions: ['view', 'grant', 'refuse'],
  bulkActions: ['grant', 'refuse'],
  sort: 'createdAt desc',
  notes:
    'Above the table: grants, members, face value and average score of the filter. For scene COMMENT view shows the comment with its images (eb-gallery) so that the reviewer can judge it.',
  uses: ['eb-gallery'],
} as const satisfies Page

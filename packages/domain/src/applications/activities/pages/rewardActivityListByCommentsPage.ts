import type { Page } from '../../../pages/Page'

export const rewardActivityListByCommentsPage = {
  route: '/reward-activity/list/{comments?}',
  kind: 'list',
  title: { zh: '有礼活动', en: 'Courtesy activities' },
  resource: 'rewardActivity',
  columns: [
    'rewardActivityName',
    'scene',
    'rewards',
    'activityTime',
    'storeIds',
    'totalStock',
    'remainStock',
    'grantCount',
    'memberCount',
    'status',
  ],
  search: ['rewardActivityName'],
  filters: ['scene', 'storeIds', 'activityTime'],
  tabs: 'status',
  toolbar: [
    { label: { zh: '新建活动', en: 'New' }, to: '/reward-activity/setting' },
    { label: { zh: '发放数据', en: 'Grants' }, to: '/reward-activity/database' },
    'export',
  ],
  rowActions: [
    { label: { zh: '编辑', en: 'Edit' }, to: '/reward-activity/setting?id={rewardActivityId}' },
    { label: { zh: '复制', en: 'Copy' }, to: '/reward-activity/setting?copyId={rewardActivityId}' },
    {
      label: { zh: '数据', en: 'Figures' },
      to: '/reward-activity/database?rewardActivityId={rewardActivityId}',
    },
    'publish',
    'start',
    'pause',
    'resume',
    'end',
    'delete',
  ],
  sort: 'createdAt desc',
  uses: ['eb-activity-banner'],
  notes:
    'With the parameter comments (/reward-activity/list/comments) the scene filter is fixed to COMMENT, the title reads 评价有礼 and new activities start with that scene.',
} as const satisfies Page

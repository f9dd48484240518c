import type { Page } from '../../../pages/Page'

export const setRewardSendIndexPage = {
  route: '/setRewardSend/index',
  kind: 'list',
  title: { zh: '奖励发放设置', en: 'Reward payout plans' },
  resource: 'rewardSend',
  columns: [
    'planName',
    'beneficiary',
    'storeIds',
    'rewardTypes',
    'sendMode',
    'cycle',
    'minAmount',
    'waitDays',
    'needAudit',
    'updatedAt',
    'status',
  ],
  search: ['planName'],
  filters: ['beneficiary', 'sendMode', 'cycle', 'storeIds'],
  tabs: 'status',
  toolbar: [
    { label: { zh: '新建方案', en: 'New plan' }, to: '/setRewardSend/edit' },
    { label: { zh: '领取记录', en: 'Claims' }, to: '/receiveAward/index' },
  ],
  rowActions: [
    { label: { zh: '编辑', en: 'Edit' }, to: '/setRewardSend/edit?id={rewardSendId}' },
    { label: { zh: '复制', en: 'Copy' }, to: '/setRewardSend/edit?copyId={rewardSendId}' },
    'enable',
    'disable',
    'delete',
  ],
  sort: 'updatedAt desc',
} as const satisfies Page

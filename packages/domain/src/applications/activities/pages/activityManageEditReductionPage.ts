import type { Page } from '../../../pages/Page'

export const activityManageEditReductionPage = {
  route: '/activity-manage/edit-reduction',
  kind: 'form',
  title: { zh: '编辑满减活动', en: 'Spend-and-save activity' },
  resource: 'activity',
  modes: ['add', 'edit', 'copy'],
  param: 'id',
  preset: { activityType: '25', repeatMode: 'ALL' },
  sections: [
    {
      title: { zh: '基本信息', en: 'Basics' },
      fields: ['activityName', 'activityTime', 'storeScope', 'storeIds'],
    },
    { title: { zh: '满减规则', en: 'Saving' }, fields: ['reduceMode', 'tiers', 'everyFull', 'maxReduce'] },
    { title: { zh: '适用范围', en: 'Scope' }, fields: ['scopeType', 'categoryIds', 'products'] },
    {
      title: { zh: '参与限制', en: 'Limits' },
      fields: ['audience', 'gradeIds', 'tagIds', 'limitPerMember', 'stackCoupon', 'stackMemberPrice'],
    },
    { title: { zh: '展示', en: 'Display' }, fields: ['banner', 'shareTitle', 'rules'] },
  ],
  after: '/activity-manage/reduction',
  uses: ['eb-category-picker', 'eb-product-picker', 'eb-list-editor', 'eb-rich-text'],
  notes:
    'activityType is fixed to 25. A calculator under the tiers shows the saving for a typed basket amount. Categories already in another activity are disabled (W-TCP-3, W-TCP-12).',
} as const satisfies Page

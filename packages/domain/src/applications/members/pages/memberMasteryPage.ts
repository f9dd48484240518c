import type { Page } from '../../../pages/Page'

export const memberMasteryPage = {
  route: '/memberMastery',
  kind: 'list',
  title: { zh: '会员通', en: 'Membership link' },
  resource: 'memberLinkChannel',
  columns: [
    'platform',
    'shopName',
    'matchBy',
    'gradeMapping',
    'pointSync',
    'linkedCount',
    'newCount',
    'lastSyncTime',
    'expireAt',
    'lastError',
    'status',
  ],
  search: ['shopName', 'shopId'],
  filters: ['platform', 'status'],
  sort: 'platform asc',
  toolbar: ['create'],
  rowActions: [
    'connect',
    'edit',
    'syncNow',
    'pause',
    'resume',
    'disconnect',
    { label: { zh: '会员', en: 'Members' }, to: '/member-list/list?source={platform}' },
    'delete',
  ],
  uses: ['eb-list-editor', 'eb-switch'],
  notes:
    'Every published platform grade must be mapped before connect. expireAt within 15 days is amber; delete only in UNBOUND.',
  drawer: {
    sections: [
      { title: { zh: '渠道', en: 'Channel' }, fields: ['platform', 'shopName', 'shopId', 'appKey'] },
      {
        title: { zh: '会员与等级', en: 'Members and grades' },
        fields: ['matchBy', 'gradeMapping', 'gradePolicy', 'giftCouponIds'],
      },
      {
        title: { zh: '积分与订单', en: 'Points and orders' },
        fields: ['pointSync', 'pointsPerYuan', 'syncOrder'],
      },
    ],
  },
} as const satisfies Page

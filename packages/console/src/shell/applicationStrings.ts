import { defineStrings } from '@ebkit/core/locale'

/** Names of the applications in two characters or one word, for the rail; by the id of their menu entries. */
export const applicationStrings = defineStrings('console-applications', {
  zh: {
    merchant: '商户',
    channels: '渠道',
    marketing: '营销',
    members: '会员',
    shop: '店铺',
    wecom: '企微',
    reports: '报表',
    points: '积分',
    cards: '卡券',
    tickets: '票务',
    activities: '活动',
    restaurant: '餐饮',
    meeting: '会议',
    finance: '财务',
    pass: '通票',
  },
  en: {
    merchant: 'Merchant',
    channels: 'Channels',
    marketing: 'Marketing',
    members: 'Members',
    shop: 'Shop',
    wecom: 'WeCom',
    reports: 'Reports',
    points: 'Points',
    cards: 'Cards',
    tickets: 'Tickets',
    activities: 'Activities',
    restaurant: 'Dining',
    meeting: 'Meetings',
    finance: 'Finance',
    pass: 'Pass',
  },
})

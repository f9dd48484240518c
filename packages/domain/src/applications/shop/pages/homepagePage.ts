import type { Page } from '../../../pages/Page'

export const homepagePage = {
  route: '/homepage',
  kind: 'settings',
  title: { zh: '首页配置', en: 'Home page' },
  resource: 'homepageConfig',
  uses: ['eb-switch', 'eb-list-editor', 'eb-date-range', 'eb-image-picker'],
  notes:
    'Page choosers offer PUBLISHED pages of type HOME and TOPIC for that channel, with thumbnail, an edit link to /custompage/Edit?id= and a link to make a new one. Schedules may not overlap; the one in force is marked. The QR code beside the phone preview opens the real home page.',
  sections: [
    {
      title: { zh: '首页页面', en: 'Pages' },
      fields: ['homeType', 'wechatPageId', 'h5PageId', 'alipayPageId', 'douyinPageId', 'schedules'],
    },
    {
      title: { zh: '搜索与门店', en: 'Search and stores' },
      fields: ['searchEnabled', 'searchHint', 'hotWords', 'storeSwitch', 'locateStore'],
    },
    {
      title: { zh: '公告与弹窗', en: 'Notice and pop-up' },
      fields: ['noticeEnabled', 'noticeText', 'noticeLink', 'popupAdvertId', 'newGuestCouponIds'],
    },
    {
      title: { zh: '悬浮与氛围', en: 'Float buttons and mood' },
      fields: ['floatButtons', 'backgroundMusic'],
    },
  ],
} as const satisfies Page

import type { MenuGroup } from '../../menu/MenuGroup'

export const reportsMenu = [
  {
    name: 'overview',
    title: { zh: '总览', en: 'Overview' },
    pages: ['/dashboard', '/showgmv', '/custom-report/index'],
  },
  {
    name: 'brand',
    title: { zh: '品牌', en: 'Brand' },
    pages: [
      '/brand-data',
      '/BrandStaff',
      '/BrandFans',
      '/collect-report',
      '/room-data-report',
      '/restaurant-report',
    ],
  },
  {
    name: 'tickets',
    title: { zh: '票券', en: 'Tickets' },
    pages: [
      '/ticket-report',
      '/pass-report',
      '/ticket-list-eagleeye',
      '/pass-list-eagleeye',
      '/eagle-eye-new/index',
      '/eagle-eye',
    ],
  },
  {
    name: 'members',
    title: { zh: '会员', en: 'Members' },
    pages: ['/member-grade-report', '/member-value-report', '/MemberValreport', '/dataMap/userCube'],
  },
  {
    name: 'fans',
    title: { zh: '粉丝', en: 'Fans' },
    pages: ['/fansevent-report', '/fansevent-detail-report', '/official-value'],
  },
  {
    name: 'visits',
    title: { zh: '访问', en: 'Visits' },
    pages: [
      '/report/mallData',
      '/custom-page/page-report',
      '/custom-page/page-report-detail',
      '/poster/report',
    ],
  },
  {
    name: 'staff',
    title: { zh: '员工', en: 'Staff' },
    pages: ['/staff-sold-report', '/staff-introduce-report/list', '/reward-report'],
  },
  {
    name: 'cards',
    title: { zh: '储值卡', en: 'Stored-value cards' },
    pages: ['/prepaycard-report', '/prepaycard-new-report'],
  },
] as const satisfies readonly MenuGroup[]

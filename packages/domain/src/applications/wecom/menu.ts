import type { MenuGroup } from '../../menu/MenuGroup'

export const wecomMenu = [
  {
    name: 'customers',
    title: { zh: '客户', en: 'Customers' },
    pages: [
      '/company-wx/CustomerManage',
      '/company-wx/CustomTags',
      '/company-wx/CustomChannel',
      '/company-wx/SendMsg',
      '/company-wx/Radar',
    ],
  },
  {
    name: 'groups',
    title: { zh: '客户群', en: 'Customer groups' },
    pages: ['/company-wx/GroupManagement', '/company-wx/GroupTags', '/company-wx/GroupLiveCode'],
  },
  {
    name: 'growth',
    title: { zh: '裂变', en: 'Growth' },
    pages: ['/wx-task-treasure/list', '/wx-task-treasure/data', '/group-fission/list', '/group-fission/data'],
  },
  {
    name: 'services',
    title: { zh: '服务', en: 'Services' },
    pages: [
      '/company-wx/ServiceManage',
      '/company-wx/HotelServiceBespeak',
      '/company-wx/HotelServiceFeedback',
    ],
  },
  {
    name: 'figures',
    title: { zh: '数据', en: 'Figures' },
    pages: ['/company-wx/CustomData', '/company-wx/GroupTradingAnalyse', '/company-wx/EmployeesSellAnalyse'],
  },
  {
    name: 'settings',
    title: { zh: '设置', en: 'Settings' },
    pages: ['/wecom/corpAuth', '/company-wx/WxSet', '/company-wx/PublicKeySet', '/company-wx/Tutorial'],
  },
] as const satisfies readonly MenuGroup[]

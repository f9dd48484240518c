import type { MenuGroup } from '../../menu/MenuGroup'

export const activitiesMenu = [
  {
    name: 'codes',
    title: { zh: '二维码', en: 'QR codes' },
    pages: [
      '/generateQrcode/index',
      '/generateQrcode/selfDefine',
      '/generateQrcode/selfHelp',
      '/qrCodeTicket/qrTable',
      '/qrCodeTicket/getTicketMange',
    ],
  },
  {
    name: 'liveCodes',
    title: { zh: '活码与回复', en: 'Live codes and replies' },
    pages: ['/liveCode/index', '/liveCode/scanRecord', '/auto-reply/index'],
  },
  {
    name: 'missions',
    title: { zh: '任务与赠票', en: 'Missions and grants' },
    pages: ['/missiontReasure/taskManger', '/directionaTicket/manage'],
  },
  {
    name: 'games',
    title: { zh: '互动', en: 'Games' },
    pages: ['/signIn/signInList', '/signIn/detailData', '/bigWheelSpread/ticket'],
  },
  {
    name: 'courtesy',
    title: { zh: '有礼活动', en: 'Courtesy activities' },
    pages: ['/reward-activity/list', '/reward-activity/database'],
  },
  {
    name: 'gifts',
    title: { zh: '礼品兑换', en: 'Gift exchange' },
    pages: ['/giftExchange/list', '/giftExchange/setting'],
  },
  {
    name: 'promotions',
    title: { zh: '促销', en: 'Promotions' },
    pages: [
      '/activity-manage/list',
      '/activity-manage/reduction',
      '/activity-manage/singlestore',
      '/activity-manage/statistics',
    ],
  },
] as const satisfies readonly MenuGroup[]

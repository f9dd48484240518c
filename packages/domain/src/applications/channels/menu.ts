import type { MenuGroup } from '../../menu/MenuGroup'

export const channelsMenu = [
  {
    name: 'smallLife',
    title: { zh: '小生活', en: 'Small Life' },
    pages: ['/smallLife', '/smallLife/smallLife', '/smallLife/ticket'],
  },
  {
    name: 'official',
    title: { zh: '公众号', en: 'Official account' },
    pages: ['/wx', '/wx/custommenu', '/wx/help', '/autoreply'],
  },
  {
    name: 'wechat',
    title: { zh: '微信小程序', en: 'WeChat mini-program' },
    pages: [
      '/applets',
      '/applets/register-auth',
      '/applets/base-info',
      '/applets/advanced-setup',
      '/applets/release-applet',
      '/applets/page-link',
      '/applets/video',
      '/applets/qualification',
      '/applets/help',
      '/nearby-applets',
      '/nearby-applets/nearby-applets',
      '/applets-lottery/index',
    ],
  },
  {
    name: 'miniStore',
    title: { zh: '微信小店', en: 'WeChat mini-store' },
    pages: ['/miniStore', '/miniStore/productManage', '/miniStore/qualification'],
  },
  {
    name: 'douyin',
    title: { zh: '抖音', en: 'Douyin' },
    pages: [
      '/bytedanceApplets',
      '/bytedanceApplets/base-info',
      '/bytedanceApplets/release-applet',
      '/bytedanceApplets/page-link',
      '/bytedanceApplets/poi-local',
      '/tiktok/poi',
    ],
  },
  {
    name: 'alipay',
    title: { zh: '支付宝', en: 'Alipay' },
    pages: ['/alipayApplets', '/alipayApplets/baseInfo', '/alipayApplets/editTemplate'],
  },
  {
    name: 'xhs',
    title: { zh: '小红书', en: 'Xiaohongshu' },
    pages: ['/xhsApplets', '/xhsApplets/baseInfo', '/xhsApplets/editTemplate', '/xhsApplets/productManage'],
  },
  {
    name: 'services',
    title: { zh: '短信与分销', en: 'SMS and distribution' },
    pages: ['/sms-buy', '/sms-buy/config', '/sms-buy/list', '/fliggy-distribution-config/index'],
  },
] as const satisfies readonly MenuGroup[]

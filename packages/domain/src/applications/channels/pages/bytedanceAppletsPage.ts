import type { Page } from '../../../pages/Page'

export const bytedanceAppletsPage = {
  route: '/bytedanceApplets',
  kind: 'layout',
  title: { zh: '抖音小程序', en: 'Douyin mini-program' },
  tabs: [
    { label: { zh: '基础信息', en: 'Basic information' }, to: '/bytedanceApplets/base-info' },
    { label: { zh: '版本发布', en: 'Releases' }, to: '/bytedanceApplets/release-applet' },
    { label: { zh: '页面链接', en: 'Page links' }, to: '/bytedanceApplets/page-link' },
    { label: { zh: 'POI本地服务', en: 'POI services' }, to: '/bytedanceApplets/poi-local' },
    { label: { zh: '门店POI匹配', en: 'POI matching' }, to: '/tiktok/poi' },
  ],
} as const satisfies Page

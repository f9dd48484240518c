import type { Page } from '../../../pages/Page'

export const appletsPage = {
  route: '/applets',
  kind: 'layout',
  title: { zh: '微信小程序', en: 'WeChat mini-program' },
  tabs: [
    { label: { zh: '授权注册', en: 'Registration' }, to: '/applets/register-auth' },
    { label: { zh: '基础信息', en: 'Basic information' }, to: '/applets/base-info' },
    { label: { zh: '高级设置', en: 'Advanced' }, to: '/applets/advanced-setup' },
    { label: { zh: '版本发布', en: 'Releases' }, to: '/applets/release-applet' },
    { label: { zh: '页面链接', en: 'Page links' }, to: '/applets/page-link' },
    { label: { zh: '视频管理', en: 'Videos' }, to: '/applets/video' },
    { label: { zh: '类目资质', en: 'Qualifications' }, to: '/applets/qualification' },
    { label: { zh: '注册教程', en: 'Tutorial' }, to: '/applets/help' },
  ],
  notes:
    'While appletStatus is not 3 only registration and tutorial are enabled; the others show a lock and lead to registration.',
} as const satisfies Page

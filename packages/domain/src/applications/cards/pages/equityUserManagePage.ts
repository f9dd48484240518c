import type { Page } from '../../../pages/Page'

export const equityUserManagePage = {
  route: '/equity-user-manage/',
  kind: 'layout',
  opensFirst: true,
  title: { zh: '权益卡用户', en: 'Equity holders' },
  tabs: [{ label: { zh: '用户列表', en: 'Holders' }, to: '/equity-user-manage/list' }],
  notes: 'Without a child the list is shown; the detail hides the tab bar and shows a back link.',
} as const satisfies Page

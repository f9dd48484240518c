import type { Page } from '../../../pages/Page'

export const prepayCardAddPage = {
  route: '/prepay-card-add/',
  kind: 'layout',
  opensFirst: true,
  title: { zh: '储值卡管理', en: 'Stored-value card management' },
  tabs: [
    { label: { zh: '储值卡列表', en: 'Cards' }, to: '/prepay-card-add/list' },
    { label: { zh: '充值方案', en: 'Recharge plans' }, to: '/prepay-card-add/configure' },
    { label: { zh: '卡导入', en: 'Import' }, to: '/prepay-card-add/card-import' },
    { label: { zh: '延期管理', en: 'Extensions' }, to: '/prepay-card-add/delay-list' },
    { label: { zh: '发放记录', en: 'Sent cards' }, to: '/prepay-card-add/send-record' },
    { label: { zh: '对账', en: 'Statements' }, to: '/prepay-card-add/reconciliation-list' },
    { label: { zh: '数据分析', en: 'Analysis' }, to: '/prepay-card-add/data-analysis-report' },
  ],
  notes: 'Without a child the first tab is shown; forms and details hide the tab bar and show a back link.',
} as const satisfies Page

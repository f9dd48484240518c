import type { Page } from '../../../pages/Page'
import { wecomTutorial } from '../help/wecomTutorial'

export const companyWxTutorialPage = {
  route: '/company-wx/Tutorial',
  kind: 'help',
  title: { zh: '使用教程', en: 'Tutorial' },
  uses: ['eb-wecom-gate'],
  notes: 'Behind the gate (W-GATE-1 to W-GATE-14).',
  outline: wecomTutorial,
} as const satisfies Page

import type { Page } from '../../../pages/Page'

export const ticketDelaySingleAddPage = {
  route: '/ticket/delay/single-add',
  kind: 'form',
  title: { zh: '新建单券延期', en: 'New single extension' },
  resource: 'ticketDelay',
  modes: ['add'],
  where: 'delayMode=SINGLE',
  sections: [
    {
      title: { zh: '券码', en: 'Codes' },
      fields: ['delayName', 'platformOrderId', 'ticketCodeIds', 'includeExpired'],
    },
    {
      title: { zh: '延期规则', en: 'Rule' },
      fields: ['delayType', 'delayDays', 'delayTo', 'reason', 'notifyHolder'],
    },
  ],
  after: '/ticket/delay/single-list',
  andThen: { action: 'execute', question: { zh: '立即执行？', en: 'Run it now?' } },
  uses: ['eb-number-input'],
  notes:
    'delayMode is fixed to SINGLE. The order is found by order number, code or phone; its unused and expired codes are listed with end date and number of earlier extensions, the expired ones only when includeExpired is on. delayName defaults to {productName} 延期. Saving asks 立即执行？',
} as const satisfies Page

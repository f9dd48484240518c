import type { Page } from '../../../pages/Page'

export const ecardCheckReimbursePage = {
  route: '/ecard/checkReimburse',
  kind: 'custom',
  title: { zh: '电子卡核销', en: 'E-card verification' },
  component: 'EcardVerify',
  resource: 'ecardUser',
  calls: [
    'GET ticket-api/eb/ecard-user/list?cardNo|holderPhone',
    'GET ticket-api/eb/ecard-user/detail',
    'POST ticket-api/eb/ecard-use-record/save',
    'POST ticket-api/eb/ecard-use-record/action/revoke',
    'GET ticket-api/eb/ecard-use-record/list',
    'GET ticket-api/eb/ecard-use-record/export',
  ],
  widgets: ['eb-data-list', 'eb-number-input', 'eb-date-range'],
  behaviours: [
    '1. The input takes a scanned QR code, a 16-digit card number or an 11-digit phone and has the focus on opening and after each verification.',
    '2. A phone with more than one usable card lists the cards with name, uses left and end date; the operator chooses one; only cards with ecardType ecard are listed.',
    '3. The card shows face, kind, masked holder, status, validity, uses left, applicable stores and the products that can still be taken.',
    '4. A pickup card: the operator ticks the products and quantities up to what is left; in-store pickup verifies at once, mail asks for receiver, phone and address and creates an order to ship.',
    '5. A count card: number of uses from 1 to the uses left; a discount card: the bill amount, and the page shows discount and amount to pay; the discount card takes no use.',
    '6. A fixed-code card asks for the secret; after 5 wrong entries within 30 minutes the card is locked for 30 minutes and the remaining tries are shown.',
    '7. A card that cannot be used shows why: 未激活, 已冻结, 已过期（日期）, 次数已用完, 已退卡, 非本店可用（可用门店）, 二维码已失效请刷新.',
    '8. 确认核销 asks for no second confirmation, is disabled until the answer, and sends a requestId so that a repeat is not counted twice.',
    '9. After success a green panel shows what was taken and what is left, the slip can be printed, and the record stands first in the list below.',
    '10. The list below shows ecardUseRecord rows of today in this store, with filters for card, dates, employee and status, totals and export.',
    '11. 撤销 is offered for 24 hours, asks for a reason and gives the uses or products back; a mailed pickup that is already shipped cannot be undone.',
  ],
} as const satisfies Page

import type { Page } from '../../../pages/Page'

export const prepayCardAdministrationPayPage = {
  route: '/prepay-card-administration-pay',
  kind: 'custom',
  title: { zh: '储值卡收银', en: 'Charge a stored-value card' },
  component: 'PrepayCashier',
  resource: 'prepayCardAccount',
  calls: [
    'GET card-api/eb/prepay-card-account/list?cardNo|holderPhone',
    'POST card-api/eb/prepay-card-trade/save',
    'POST card-api/eb/prepay-card-trade/action/reverse',
    'POST card-api/eb/prepay-card-order/save',
    'GET card-api/eb/prepay-card-config/list',
    'GET card-api/eb/prepay-card-trade/list',
  ],
  widgets: ['eb-number-input', 'eb-data-list', 'eb-refund-qr'],
  behaviours: [
    '1. Three tabs: 消费扣款, 充值, 今日流水; the first opens; F2, F3 and F4 switch them.',
    '2. The card is found by a scanned pay code, magnetic or NFC reader (typed digits and Enter), card number or phone; a phone with several cards lists them with their balances.',
    '3. The account panel shows card, masked holder, principal, gift, balance, end date and status; only ACTIVE accounts usable in this store can be charged, others show why not.',
    '4. 消费扣款: amount with two decimals, business (room, restaurant, ticket, meeting, retail), business order number and note; the holder discount is applied to the amount and shown as a line of its own.',
    '5. The split into principal and gift follows deductOrder of the card and is shown before payment.',
    '6. An amount above the balance offers 余额支付 {balance} + 其他方式 {rest}, with the rest by cash, POS or a WeChat or Alipay code; nothing is taken from the card until the rest is paid.',
    '7. With payPasswordRequired and an amount above noPasswordLimit the holder types the 6-digit password on the keypad; digits are never shown; 5 wrong tries freeze payment of the card for 24 hours.',
    '8. 确认扣款 is disabled until the answer and carries a requestId; after a time-out the page asks for the state of that requestId before it offers a retry.',
    '9. Success shows amount, parts, balance after and trade number, prints two 58 mm slips (customer, store) where a printer is set up, and notifies the holder by tradeNotice.',
    '10. 充值: the tiers of the enabled plans for this card are tiles with gift; a custom amount where allowed; payment by cash, POS or code; it creates a prepayCardOrder of type recharge and credits only after payment.',
    '11. 今日流水 lists the trades of this store today by type with totals of sales, use and refunds per payment method, for the shift handover; it can be printed and exported.',
    '12. 冲正 is offered on CONSUME and RECHARGE rows of the same day that are SUCCESS, asks for a reason and the password of the operator, and restores principal and gift exactly.',
    '13. 消费者退款码 on a mixed payment opens the refund QR modal for the part paid by code (W-RQR-1, W-RQR-3).',
    '14. Losing the connection disables payment with a red bar; nothing is queued for later.',
  ],
} as const satisfies Page

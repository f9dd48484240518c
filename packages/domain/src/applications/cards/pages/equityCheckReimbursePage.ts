import type { Page } from '../../../pages/Page'

export const equityCheckReimbursePage = {
  route: '/equity-check-reimburse',
  kind: 'custom',
  title: { zh: '权益核销', en: 'Benefit verification' },
  component: 'EquityVerify',
  resource: 'equityUser',
  calls: [
    'GET card-api/eb/equity-user/list?cardNo|holderPhone',
    'GET card-api/eb/equity-user/detail',
    'POST card-api/eb/equity-use-record/save',
    'POST card-api/eb/equity-use-record/action/revoke',
    'GET card-api/eb/equity-use-record/list',
    'GET card-api/eb/equity-setting/detail',
  ],
  widgets: ['eb-data-list', 'eb-number-input', 'eb-date-range'],
  behaviours: [
    '1. The input takes a scanned dynamic code, a card number or a phone; which of them are accepted follows verifyMode of the settings; with cardNo the last four digits of the phone are asked as well.',
    '2. The holder panel shows card name, masked holder, validity with days left, store and salesperson; INACTIVE cards offer 激活 first, FROZEN, EXPIRED and REFUNDED cards show the reason and no benefits.',
    '3. The benefits are cards with icon, name, uses left of the current cycle and description; unlimited ones read 不限; used-up ones are greyed with the date on which they return.',
    '4. A room or dining discount asks for the bill amount and shows saved and payable amount, rounded to the cent; the others ask for the number of uses, from 1 to what is left.',
    '5. A related order number can be typed; it is needed for room benefits.',
    '6. Excluded dates, stores that are not applicable and dailyVerifyLimit are checked by the gateway; the refusal names the rule.',
    '7. 核销 writes one equityUseRecord, lowers the uses left, sends the holder a notice, and is disabled until the answer (W-BTN-1).',
    '8. Several benefits can be ticked and verified in one go; if one is refused none is written.',
    '9. Tab 核销记录 lists equityUseRecord with dates, card, benefit, store, employee and status, totals of uses, saved amount and cost, and export.',
    '10. 撤销 is offered within revokeHours, with a reason.',
    '11. A holder whose card ends within renewWindowDays shows a bar 续费优惠 with the renewal price and a QR code for paying it.',
  ],
} as const satisfies Page

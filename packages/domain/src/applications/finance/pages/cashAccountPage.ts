import type { Page } from '../../../pages/Page'

export const cashAccountPage = {
  route: '/cash-account',
  kind: 'custom',
  title: { zh: '资金账户', en: 'Cash account' },
  resource: 'cashAccount',
  component: 'CashAccount',
  widgets: ['eb-data-list', 'eb-date-range', 'eb-number-input'],
  calls: [
    'payment-api/eb/cash-account/list',
    'payment-api/eb/cash-account/save',
    'payment-api/eb/cash-flow/list',
    'payment-api/eb/withdrawal/save',
    'payment-api/eb/withdrawal/list',
  ],
  behaviours: [
    '1. One tab per cashAccount of the current store (settlement, Small Life, service fee, guarantee); the settlement account first.',
    '2. Cards: balance, available, frozen, not settled yet, in and out this month; an eye button hides all figures as **** and the choice is kept for the user.',
    '3. frozenAmount opens a dialog that lists what freezes it (withdrawals under way, disputed bills) with links; unsettledAmount links to the bills.',
    '4. 提现 is shown when the account is NORMAL and available is at least minWithdraw, else disabled with the reason (未绑卡 links to /SmallLifeSettlementAccount, 已冻结 shows the reason).',
    '5. The withdrawal dialog: amount (全部提现 fills the available amount), fee and arrival computed at each keystroke, bank account (last four), remark; amount above available says 超过可提现金额.',
    '6. Confirming sends an SMS code to the finance phone (60 s until it can be sent again); five wrong codes lock withdrawals of the account for one hour.',
    '7. Success creates a withdrawal in APPLIED, frozen rises by its amount, and the dialog links to /withdraw/detail?id=….',
    '8. Settings drawer: withdrawMode, autoCycle, minWithdraw, warnAmount, warnPhones (at most 3).',
    '9. A line chart of the balance at day end over the last 30 days (from cashFlow.balanceAfter).',
    '10. Two lists below: 资金流水 (time, kind, in/out, amount, balance after, related number with a link, summary; filters kind, direction, date, amount; export) and 提现记录 (the withdrawals of the account).',
    '11. Without an account the page shows 尚未开通资金账户 and a button to /epay.',
  ],
} as const satisfies Page

import type { Page } from '../../../pages/Page'

export const rechargeSmallLifeRechargePage = {
  route: '/recharge/smallLifeRecharge',
  kind: 'custom',
  title: { zh: '小生活充值', en: 'Small Life recharge' },
  resource: 'recharge',
  component: 'SmallLifeRecharge',
  widgets: ['eb-qr-code', 'eb-number-input', 'eb-uploader', 'eb-data-list'],
  calls: [
    'payment-api/eb/recharge-package/list',
    'payment-api/eb/recharge/save',
    'payment-api/eb/recharge/detail',
    'payment-api/eb/cash-account/save',
  ],
  behaviours: [
    "1. Head: balance, frozen and this month's consumption of the store's SMALL_LIFE cashAccount, and days the balance lasts at the average of the last 30 days.",
    '2. Four packages (rechargePackage with accountType SMALL_LIFE) with bonus, plus a free amount: whole CNY from 100 to 500,000; non-numeric input follows W-NUM (clamped).',
    '3. The bonus of a free amount is that of the largest package not above it; the line 到账 = 支付 + 赠送 updates at once.',
    '4. The Small Life agreement must be ticked; its text opens in a dialog from /smallLife/Protocol.',
    '5. Payment by WeChat, Alipay (QR, 15-minute countdown, polled every 3 seconds) or transfer (1 to 3 vouchers and payer name).',
    '6. After PAID the balance rises by arriveAmount and a cashFlow RECHARGE stands in /SmallLifeCashAccount, which the success dialog links.',
    '7. 余额预警: a form for warnAmount and up to 3 phones on the cashAccount; saving shows 已保存.',
    '8. The history lists recharges with accountType SMALL_LIFE, with filters, export, 继续支付, 取消 and 申请开票.',
    '9. Bonus money cannot be withdrawn; the page says so beside the balance and withdrawals count it out of availableAmount.',
  ],
} as const satisfies Page

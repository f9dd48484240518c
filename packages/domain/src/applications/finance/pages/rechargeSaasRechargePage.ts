import type { Page } from '../../../pages/Page'

export const rechargeSaasRechargePage = {
  route: '/recharge/saasRecharge',
  kind: 'custom',
  title: { zh: 'SaaS 充值续费', en: 'SaaS recharge' },
  resource: 'recharge',
  component: 'SaasRecharge',
  widgets: ['eb-qr-code', 'eb-uploader', 'eb-data-list'],
  calls: [
    'payment-api/eb/recharge-package/list',
    'payment-api/eb/recharge/save',
    'payment-api/eb/recharge/detail',
    'payment-api/eb/recharge/action/uploadVoucher',
  ],
  behaviours: [
    '1. Head card: current edition, service end date, days left (red below 30), service account balance (cashAccount with accountType SERVICE).',
    '2. The rechargePackage rows with accountType SAAS show as cards by edition with price, struck original price, months, features and a recommended ribbon; one card is chosen, the current edition first.',
    '3. Choosing a higher edition shows the credit for unused days: remaining days × old daily price, taken off the amount; a lower edition can be chosen only from the service end date on and says so.',
    '4. A brand operator ticks the stores to renew; amount = package amount × stores - credits; without a store the button is disabled.',
    '5. Payment method: WeChat, Alipay or bank transfer. Submitting creates a recharge in UNPAID and shows amount and recharge number.',
    '6. WeChat and Alipay show a QR code with a 15-minute countdown; the detail is polled every 3 seconds; PAID shows 充值成功 with the new end date and refreshes the head card; after the countdown the code is covered and 重新获取 makes a new one.',
    '7. Bank transfer shows the receiving account with copy buttons (W-COPY-1) and an upload of 1 to 3 vouchers plus payer name; after it the row is CHECKING and the text says 1-2 个工作日内到账.',
    '8. Below: the recharge history of accountType SAAS (number, package, stores, amount, method, status, service from-to, invoice) with filters status and date, export, 继续支付 on UNPAID rows, 上传凭证 on REJECTED, 申请开票 on PAID rows without invoice (goes to /applyInvoice/apply?feeType=RECHARGE).',
    '9. A second UNPAID recharge of the same stores is refused with 存在未支付的充值单 and a link to it.',
  ],
} as const satisfies Page

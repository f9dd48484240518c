import type { Page } from '../../../pages/Page'

export const applyInvoiceApplyPage = {
  route: '/applyInvoice/apply',
  kind: 'custom',
  title: { zh: '申请开票', en: 'Apply for an invoice' },
  resource: 'platformInvoice',
  component: 'ApplyInvoice',
  widgets: ['eb-data-list', 'eb-data-form', 'eb-date-range'],
  calls: [
    'payment-api/eb/settlement-bill/list',
    'payment-api/eb/recharge/list',
    'payment-api/eb/invoice-title/list',
    'payment-api/eb/platform-invoice/save',
  ],
  behaviours: [
    '1. Step 1 选择费用: fee type radio (query feeType presets it). SERVICE and COMMISSION list settlementBill rows with status SETTLED and invoiceStatus NONE (amount platformFee or commission); SMS, HARDWARE and RECHARGE list recharge rows with status PAID and invoiceStatus NONE.',
    '2. The table has date range and store filters, a checkbox per row and 全选本页/全选全部; the bar below shows rows chosen and total; changing the fee type clears the choice after a confirmation.',
    '3. At least one row and a total of at least 1 CNY are needed to go on; at most 200 rows per application.',
    '4. Step 2 选择抬头: VALID invoiceTitle rows, the default chosen; 新增抬头 opens the drawer of /applyInvoice/info; without a valid title the step says 请先维护开票信息.',
    '5. Kind of invoice follows the title and may be changed; SPECIAL is disabled for small-scale taxpayers with the reason as a tooltip.',
    '6. Step 3 确认: title, tax number, kind, total, receiver e-mail (required, validator email) and remark (100 characters); 上一步 keeps everything.',
    '7. 提交 saves a platformInvoice in APPLIED, sets invoiceStatus of the rows to APPLIED, and goes to /applyInvoice/list; the button disables itself for 3 s (W-BTN-1).',
    '8. When a chosen row was applied for by someone else meanwhile, the server refuses with its numbers; the page removes them and shows the new total.',
    '9. With query id of a REJECTED application its rows, title and e-mail are filled and the reject reason shows on top; submitting calls action resubmit.',
  ],
} as const satisfies Page

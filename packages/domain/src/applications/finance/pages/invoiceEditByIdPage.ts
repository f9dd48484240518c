import type { Page } from '../../../pages/Page'

export const invoiceEditByIdPage = {
  route: '/invoice/edit/{id?}',
  kind: 'form',
  title: { zh: '开票', en: 'Invoice' },
  resource: 'invoice',
  modes: ['add', 'edit'],
  param: 'id',
  sections: [
    {
      title: { zh: '开票对象', en: 'Source' },
      fields: ['source', 'orderNo', 'bizType', 'storeId', 'terminalId'],
    },
    {
      title: { zh: '抬头', en: 'Title' },
      fields: [
        'invoiceKind',
        'titleType',
        'titleName',
        'taxNo',
        'regAddress',
        'regPhone',
        'bankName',
        'bankAccountNo',
      ],
    },
    {
      title: { zh: '明细', en: 'Items' },
      fields: ['items', 'amountWithTax', 'taxAmount', 'amountNoTax', 'remark'],
    },
    { title: { zh: '收票', en: 'Delivery' }, fields: ['email', 'receiverPhone', 'mailAddress'] },
  ],
  after: '/invoice/index',
  uses: ['eb-list-editor'],
  notes:
    'Typing an order number fills store, member and items with what is left to invoice and refuses a total above it. titleName suggests titles used before (W-SUG-1) and fills the tax number. Buttons: 保存申请 and 保存并开票.',
} as const satisfies Page

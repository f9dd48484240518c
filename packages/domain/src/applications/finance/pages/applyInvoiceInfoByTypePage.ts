import type { Page } from '../../../pages/Page'

export const applyInvoiceInfoByTypePage = {
  route: '/applyInvoice/info/{type?}',
  kind: 'list',
  title: { zh: '开票信息', en: 'Invoice titles' },
  resource: 'invoiceTitle',
  where: 'invoiceKind={type}',
  columns: [
    'titleName',
    'titleType',
    'taxNo',
    'taxpayerType',
    'invoiceKind',
    'receiverName',
    'receiverPhone',
    'receiverEmail',
    'isDefault',
    'auditNote',
    'status',
  ],
  search: ['titleName', 'taxNo'],
  filters: ['titleType', 'taxpayerType', 'invoiceKind'],
  tabs: 'status',
  toolbar: ['create', 'export'],
  rowActions: ['view', 'edit', 'setDefault', 'resubmit', 'disable', 'enable', 'delete'],
  sort: 'isDefault desc',
  uses: ['eb-image-picker', 'eb-cascader'],
  notes:
    'type (NORMAL or SPECIAL) presets the kind. Forms in a drawer; saving sends it to review. A change of title, tax number or bank sends it to review again. delete is refused when an application uses it.',
} as const satisfies Page

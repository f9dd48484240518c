import type { Page } from '../../../pages/Page'

export const prepayCardAddEditImportPage = {
  route: '/prepay-card-add/edit-import',
  kind: 'import',
  title: { zh: '导入储值卡', en: 'Import cards' },
  resource: 'prepayCardAccount',
  columns: [
    'cardNo',
    'cardSecret',
    'holderName',
    'holderPhone',
    'principalBalance',
    'giftBalance',
    'endDate',
    'remark',
  ],
  param: 'importBatchId',
  batch: 'prepayCardImport',
  uses: ['eb-uploader', 'eb-file-explorer'],
  notes:
    'Step 1 asks for batch name, card, import type, store and activateNow (prepayCardImport) and offers the template file of the type. Step 2 uploads CSV or XLSX and maps columns. Step 3 runs check and shows good and bad rows with the reason per cell (卡号已存在, 卡号非 16 位, 手机号错误, 金额超过面值, 缺少卡密); bad rows can be edited in place. Step 4 commits the good rows. Numbers only: cardNo and cardSecret; migration: balances needed; corporate: name and phone needed.',
} as const satisfies Page

import type { Page } from '../../../pages/Page'

export const generateQrcodeSelfHelpPage = {
  route: '/generateQrcode/selfHelp',
  kind: 'custom',
  title: { zh: '批量自助生成', en: 'Make codes in bulk' },
  resource: 'qrcodeCampaign',
  component: 'QrBatchMaker',
  widgets: ['eb-product-picker', 'eb-qr-code', 'eb-data-list', 'eb-uploader'],
  calls: [
    'activity-api/eb/qrcode-campaign/save',
    'activity-api/eb/qrcode-campaign/import',
    'activity-api/eb/qrcode-campaign/list',
  ],
  behaviours: [
    '1. Three steps: 选择内容, 选择点位, 生成下载; each step can be reached back, and forward only when valid.',
    '2. Step 1: targetType and its target (as in the form), carrier, tags on scan and style; exactly one target.',
    '3. Step 2 offers three ways: 按门店 (tick stores), 按员工 (tick employees by department), 按编号 (store plus prefix, from, to, for example 桌 01 to 40, zero padded) or upload of a CSV with the columns 门店, 点位编号, 员工工号.',
    '4. The points show as a table with store, placement, place number, employee; rows can be removed; duplicates of store plus place number are marked red and block the next step.',
    '5. At most 500 codes per batch; above it 每批最多生成500个 shows.',
    '6. CSV rows with an unknown store or employee are listed with line number and reason and left out on request.',
    '7. 生成 saves all rows with one batchNo (yyyyMMdd-nn) and shows a progress bar; failed rows can be retried alone.',
    '8. When done: 打包下载 (zip of PNG), 打印台卡 (A4, 1/4/9 per sheet with caption and store name), 导出清单 (CSV with name, place number, shortUrl), and a link to the list filtered by that batchNo.',
    '9. Leaving while generating asks for confirmation; codes already made stay.',
  ],
} as const satisfies Page

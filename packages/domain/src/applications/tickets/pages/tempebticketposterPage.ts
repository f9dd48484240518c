import type { Page } from '../../../pages/Page'

export const tempebticketposterPage = {
  route: '/tempebticketposter',
  kind: 'custom',
  title: { zh: '商品海报', en: 'Product poster' },
  component: 'TicketPoster',
  resource: 'ticketProduct',
  param: 'ticketProductId',
  calls: [
    'GET ticket-api/eb/ticket-product/detail?ticketProductId',
    'GET merchant-api/eb/poster/list (templates)',
    'GET merchant-api/eb/short-link/list',
  ],
  widgets: ['eb-poster', 'eb-qr-code', 'eb-product-picker', 'eb-image-picker', 'eb-image-cropper'],
  behaviours: [
    '1. With ?ticketProductId the product is loaded; without it the page shows eb-product-picker in single-select mode and waits for a choice (W-PICK-25).',
    '2. The left side lists at least four templates (竖版 750×1334, 方形 1080×1080, 朋友圈 1080×1440, 台卡 900×1200) as thumbnails; the first is selected.',
    '3. The middle shows the poster live: image, posterTitle (productName when empty), minSalePrice with 起 for multi-spec, struck-through linePrice, up to three labels, store name and QR code.',
    '4. The right side edits title (30 characters), subtitle (40), price shown yes/no, labels shown yes/no, main colour and the image (eb-image-picker, then eb-image-cropper in the ratio of the template); each change shows at once and does not change the product.',
    '5. The QR code carries the product page with channel and employee: the channel is chosen from the saleChannels of the product, the employee is optional and searchable by name; changing either redraws the code.',
    '6. The code has error correction H, is never smaller than 120 px on the poster and may carry the store logo in its middle.',
    '7. 下载海报 saves a PNG named {productName}.png through eb-poster with the width and height of the template on white at scale 1 (W-POST-1 to W-POST-3); a missing element or parameter shows 请设置id或者必要的入参 (W-POST-4).',
    '8. 批量生成 takes up to 50 employees and downloads one ZIP with one poster per employee, file name {productName}-{employeeName}.png, with a progress bar and a cancel button.',
    '9. 复制链接 copies the link of the code and shows the result for 3 seconds (W-COPY-1, W-COPY-2).',
    '10. A product that is not published or shared shows a warning bar 商品未上架，客人扫码后不可购买 and still allows the download.',
    '11. Template, texts and colour are kept per product in browser storage and come back on the next visit; 恢复默认 resets them.',
  ],
} as const satisfies Page

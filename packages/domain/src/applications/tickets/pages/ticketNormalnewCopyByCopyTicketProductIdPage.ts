import type { Page } from '../../../pages/Page'
import { ticketProductSections } from '../ticketProductSections'

export const ticketNormalnewCopyByCopyTicketProductIdPage = {
  route: '/ticket/normalnew/copy/{copyTicketProductId}',
  kind: 'form',
  title: { zh: '复制商品', en: 'Copy product' },
  resource: 'ticketProduct',
  modes: ['copy'],
  param: 'copyTicketProductId',
  after: '/ticket/list/all',
  opensProblem: true,
  copiesWithout: ['saleTime'],
  copySuffix: { zh: '副本', en: ' copy' },
  uses: [
    'eb-data-form',
    'eb-image-picker',
    'eb-image-cropper',
    'eb-rich-text',
    'eb-list-editor',
    'eb-number-input',
    'eb-switch',
    'eb-date-range',
    'eb-uploader',
  ],
  notes:
    'One screen with add, edit and copy (W-ROUTE-7). The section titles form a step bar with an anchor each; Save validates all sections and opens the first one with an error. productType and productSpecType are locked in edit once an order exists. In edit of a published or shared product price, inventory and specs take effect at once; other changes send the product back to auditStatus 2 while it stays on sale. A gift has the price 0 and disabled price, split-accounting and refund inputs. For a multi-spec product salePrice and totalInventory are hidden and stored as the lowest price and the sum of the specs. Options with numeric values (0, 1) compare as strings in showIf. Copy clears ids, sold counts, status and saleTime and appends 副本 to productName. ',
  sections: [...ticketProductSections],
} as const satisfies Page

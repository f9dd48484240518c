import type { Page } from '../../../pages/Page'
import { ticketProductSections } from '../ticketProductSections'

export const ticketNormalnewEditByTicketProductIdPage = {
  route: '/ticket/normalnew/edit/{ticketProductId}',
  kind: 'form',
  title: { zh: '编辑商品', en: 'Edit product' },
  resource: 'ticketProduct',
  modes: ['edit'],
  param: 'ticketProductId',
  after: '/ticket/list/all',
  opensProblem: true,
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

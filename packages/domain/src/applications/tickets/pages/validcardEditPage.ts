import type { Page } from '../../../pages/Page'
import { validCardSections } from '../validCardSections'

export const validcardEditPage = {
  route: '/validcard/edit',
  kind: 'form',
  title: { zh: '编辑有效期卡', en: 'Edit valid-period card' },
  resource: 'validCard',
  modes: ['edit'],
  param: 'validCardId',
  after: '/validcard/list',
  uses: [
    'eb-data-form',
    'eb-list-editor',
    'eb-product-picker',
    'eb-image-cropper',
    'eb-rich-text',
    'eb-date-range',
    'eb-switch',
  ],
  notes:
    'One screen (W-ROUTE-7); edit and copy take the query validCardId. A preview of the card face with name and validity follows the inputs. Rights already sold may gain uses but not lose them; a period card hides totalTimes, a count card asks for it.',
  sections: [...validCardSections],
} as const satisfies Page

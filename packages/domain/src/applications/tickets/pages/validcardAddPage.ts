import type { Page } from '../../../pages/Page'
import { validCardSections } from '../validCardSections'

export const validcardAddPage = {
  route: '/validcard/add',
  kind: 'form',
  title: { zh: '新建有效期卡', en: 'New valid-period card' },
  resource: 'validCard',
  modes: ['add'],
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

import type { Page } from '../../../pages/Page'
import { redEnvelopeSections } from '../redEnvelopeSections'

export const redEnvelopeEnvelopeAddByBrandIdPage = {
  route: '/red-envelope/envelope-add/{brand_id}',
  kind: 'form',
  title: { zh: '新建红包', en: 'New red envelope' },
  resource: 'redEnvelope',
  modes: ['add', 'copy'],
  param: 'copyId',
  after: '/red-envelope/red-envelope',
  uses: [
    'eb-category-picker',
    'eb-product-picker',
    'eb-date-range',
    'eb-number-input',
    'eb-image-picker',
    'eb-rich-text',
  ],
  notes:
    '{brand_id} is the brand; another brand than that of the login is refused. The budget line is computed while typing. A cash envelope hides the whole section 使用规则; a threshold not above the amount shows a warning. A phone preview shows the closed and the opened envelope.',
  sections: [...redEnvelopeSections],
} as const satisfies Page

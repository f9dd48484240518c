import type { Page } from '../../../pages/Page'
import { redEnvelopeSections } from '../redEnvelopeSections'

export const redEnvelopeEnvelopeEditByIdByBrandIdPage = {
  route: '/red-envelope/envelope-edit/{id}/{brand_id}',
  kind: 'form',
  title: { zh: '编辑红包', en: 'Edit red envelope' },
  resource: 'redEnvelope',
  modes: ['edit'],
  param: 'id',
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
    'NEW: all but the type. PAUSED: greeting, cover, end of receiving, limits and rules only. Other states lead to the view page.',
  sections: [...redEnvelopeSections],
} as const satisfies Page

import type { Page } from '../../../pages/Page'

export const ihgPage = {
  route: '/ihg',
  kind: 'frame',
  title: { zh: '酒店集团', en: 'Hotel group' },
  source: 'hotelConfig.hotelGroupPageUrl of the current hotel, with hotelId and brandId added as query',
  uses: ['eb-frame'],
  notes:
    'eb-frame (W-IFR-1): a spinner until loaded (W-IFR-3); without an address the address-error text (W-IFR-2) with a link to /hotel-config. The title bar shows hotelGroupName, a reload button and open in a new window.',
} as const satisfies Page

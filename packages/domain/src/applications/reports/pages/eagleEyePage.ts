import type { Page } from '../../../pages/Page'

export const eagleEyePage = {
  route: '/eagle-eye',
  kind: 'frame',
  title: { zh: '鹰眼（旧版）', en: 'Eagle eye (old)' },
  source:
    'Configuration key REPORT_EAGLE_EYE_URL of the hotel config plus hotelId, brandId and a one-time token of the session; without the key the address-error text of W-IFR-2 shows, with a link to /eagle-eye-new/index.',
  uses: ['eb-frame'],
  notes:
    'The wrapper embeds report pages (W-IFR-1) and shows a spinner until loaded (W-IFR-3). A bar above says 新版鹰眼已上线 with a link to the new page.',
} as const satisfies Page

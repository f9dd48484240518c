import type { Page } from '../../../pages/Page'

export const posterEditTiktokPage = {
  route: '/poster/editTiktok',
  kind: 'custom',
  title: { zh: '抖音海报编辑', en: 'Douyin poster editor' },
  resource: 'poster',
  component: 'PosterEditorTiktok',
  widgets: ['eb-poster', 'eb-image-picker', 'eb-product-picker', 'eb-qr-code'],
  uses: ['eb-poster', 'eb-image-picker', 'eb-image-cropper', 'eb-product-picker', 'eb-qr-code'],
  calls: [
    'POST cms-api/eb/poster/detail',
    'POST cms-api/eb/poster/save',
    'POST wxa-admin/eb/tiktok-poi/list',
  ],
  behaviours: [
    '1. As /poster/edit with platform tiktok: the canvas is 1080 by 1920 (9:16) by default, 1080 by 1440 as the other preset.',
    '2. Safe areas are drawn: 220 px at the top and 380 px at the bottom, where Douyin lays its own controls; text or QR inside them warns.',
    '3. The left panel adds elements: text, image, QR code, product image, product name, price, list price, member picture and nickname, store name, rectangle, line; fields bound to data show a sample value.',
    '4. The canvas is drawn to scale with rulers; elements are moved and resized by pointer, snap to edges, centre and other elements, and move by arrow keys (1 px, with Shift 10 px); nothing may lie wholly outside.',
    '5. The right panel edits the chosen element: x, y, width, height, rotation, opacity, layer, and for text font size, colour, weight, alignment, lines at most; for images corner radius; for QR colour, size of at least 150 px and logo.',
    '6. Layers are listed with eye, lock, drag order and delete; copy and paste, group, align (six ways), undo and redo of 50 steps with Ctrl+Z and Ctrl+Shift+Z.',
    '7. Exactly one QR element is needed to publish; deleting it warns.',
    '8. The code is a Douyin mini-program code of the brand; without an authorised Douyin mini-program the page leads to /bytedanceApplets/base-info.',
    '9. POI chooser of MATCHED tiktokPoi rows, and up to five topics without the sign #; the share text with topics is shown as it will be pasted, at most 55 characters in the title.',
    '10. Words that Douyin forbids (最低价, 全网第一, 微信) are marked in texts; publishing with one is refused.',
    '11. Preview in a Douyin frame; download as name.png (W-POST-3) and copy of the share text (W-COPY-1).',
    '12. Save, publish, drafts and leaving as in /poster/edit; after save the list is /poster/indexTiktok.',
  ],
} as const satisfies Page

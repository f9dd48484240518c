import type { Page } from '../../../pages/Page'

export const posterEditPage = {
  route: '/poster/edit',
  kind: 'custom',
  title: { zh: '海报编辑', en: 'Poster editor' },
  resource: 'poster',
  component: 'PosterEditor',
  widgets: ['eb-poster', 'eb-image-picker', 'eb-product-picker', 'eb-qr-code'],
  uses: ['eb-poster', 'eb-image-picker', 'eb-image-cropper', 'eb-product-picker', 'eb-qr-code'],
  calls: [
    'POST cms-api/eb/poster/detail',
    'POST cms-api/eb/poster/save',
    'POST cms-api/eb/poster/action/publish',
  ],
  behaviours: [
    '1. Opens with id (edit), copyId or none; a new poster starts with the choice of type and of a layout (blank, eight official ones, own posters); platform is wechat.',
    '2. Basic fields at the top: name, type, product or activity, group, who may share, valid time; choosing a product fills the bound elements at once.',
    '3. The left panel adds elements: text, image, QR code, product image, product name, price, list price, member picture and nickname, store name, rectangle, line; fields bound to data show a sample value.',
    '4. The canvas is drawn to scale with rulers; elements are moved and resized by pointer, snap to edges, centre and other elements, and move by arrow keys (1 px, with Shift 10 px); nothing may lie wholly outside.',
    '5. The right panel edits the chosen element: x, y, width, height, rotation, opacity, layer, and for text font size, colour, weight, alignment, lines at most; for images corner radius; for QR colour, size of at least 150 px and logo.',
    '6. Layers are listed with eye, lock, drag order and delete; copy and paste, group, align (six ways), undo and redo of 50 steps with Ctrl+Z and Ctrl+Shift+Z.',
    '7. Exactly one QR element is needed to publish; deleting it warns.',
    '8. Background by eb-image-picker and eb-image-cropper; presets 750 by 1334, 750 by 1000, 1080 by 1440 and free size; changing the size asks to scale the elements or to keep them.',
    '9. The QR code opens targetLink, or the page made from the type, with the code of the person who shares (staff or member); the preview lets one choose that person.',
    '10. Save renders the thumbnail and keeps NEW; save and publish runs publish; a name used on the same platform is refused.',
    '11. Download writes the poster as name.png at full size by eb-poster (W-POST-1 to W-POST-3); a failure shows its reason.',
    '12. Leaving with changes asks; a local draft is kept every 20 seconds and offered on return.',
  ],
} as const satisfies Page

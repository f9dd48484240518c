import type { Page } from '../../../pages/Page'

export const memberCenterCustomIndexPage = {
  route: '/member-center-custom/index',
  kind: 'custom',
  title: { zh: '会员中心装修', en: 'Member centre builder' },
  component: 'MemberCenterBuilder',
  resource: 'memberCenterPage',
  widgets: [
    'eb-image-picker',
    'eb-image-cropper',
    'eb-list-editor',
    'eb-rich-text',
    'eb-switch',
    'eb-qr-code',
  ],
  behaviours: [
    '1. Three columns: module palette, phone preview (375 wide), settings of the selected module; without a selection the settings are those of the page (title, style, header image, text colour, header items).',
    '2. A module is added by click or by drag to a place in the preview; modules are reordered by drag or with up and down buttons reachable by keyboard.',
    '3. HEADER is always first, exists once and cannot be removed; ASSETS, ORDERS, SIGN_IN and TASKS exist at most once; 20 modules at most, with a message beyond.',
    '4. Selecting a module outlines it and opens its settings: title, items (text up to 8 characters, icon, link), grades that see it, visible switch; changes show in the preview at once.',
    '5. NAV takes 4 to 12 items in rows of 4, BANNER 1 to 6 pictures of one ratio (750×280, cropper), MALL a points-mall category and a number 2–6.',
    '6. A link is chosen from: console pages, member pages (orders, points, coupons, cards, profile), a product, an activity, a custom page, or an https address that is checked.',
    '7. A grade switch above the preview shows the page as a member of that grade sees it, with its card face, colour and benefits; a sample member fills the figures.',
    '8. Every change is kept as draft 2 s after the last keystroke and the state becomes DIRTY; “已自动保存 hh:mm” is shown; a save conflict offers to load the newer draft.',
    '9. Undo and redo go back 30 steps (Ctrl+Z, Ctrl+Y).',
    '10. 预览 gives a QR code of the draft, valid for 2 hours; 发布 lists errors first (module without items, item without link, missing picture), selects the first faulty module and refuses until they are repaired.',
    '11. After publishing, history keeps the last ten versions with time and operator; one may be loaded into the draft.',
    '12. 恢复默认 loads the standard layout (header, assets, orders, benefits, grid of 8, service) after confirmation.',
    '13. Leaving with an unsaved change asks first.',
  ],
  calls: [
    'GET member-api/eb/member-center-page/detail',
    'POST member-api/eb/member-center-page/save',
    'POST member-api/eb/member-center-page/action/publish',
    'POST member-api/eb/member-center-page/action/discard',
  ],
} as const satisfies Page

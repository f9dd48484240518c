import type { Page } from '../../../pages/Page'

export const wxCustommenuPage = {
  route: '/wx/custommenu',
  kind: 'custom',
  title: { zh: '自定义菜单', en: 'Official account menu' },
  resource: 'wxMenu',
  component: 'WxCustomMenu',
  widgets: ['eb-data-form', 'eb-image-picker'],
  uses: ['eb-data-form', 'eb-image-picker'],
  calls: [
    'POST wechat-api/eb/wx-menu/list',
    'POST wechat-api/eb/wx-menu/save',
    'POST wechat-api/eb/wx-menu/delete',
    'POST wechat-api/eb/wx-menu/action/publish',
  ],
  behaviours: [
    '1. The left side is a phone with the menu bar of the chosen account; the account chooser lists AUTHORIZED and PARTIAL wxAccount rows; without one the page shows a card that leads to /wx/authorization.',
    '2. At most three first-level menus and five second-level menus below each; the plus button of a full level is not shown, and the counter reads used / allowed.',
    '3. Choosing a menu marks it in the phone and opens its form at the right: name, content type and the fields of that type (showIf of wxMenu).',
    '4. Names: at most 4 Chinese characters or 8 Latin letters on the first level, 8 or 16 on the second (a Chinese character counts double); longer input is refused with the count shown.',
    '5. A first-level menu with children has no content type; adding the first child to a menu with content asks to confirm that the content is cleared.',
    '6. Dragging orders menus within their level; a second-level menu may be dragged to another first-level menu with room; sort is saved as 1 to n.',
    '7. Deleting a first-level menu asks to confirm with the number of its children and deletes them.',
    '8. VIEW takes an address by hand or from the link chooser (linkEntry, customPage, shortLink); WXA takes a mini-program of the brand, a page of appletPage and the back-up address; CLICK takes one message (text, image, article, video) with a preview in the phone.',
    '9. Every change is saved as a draft (status DRAFT) and the bar says 有未发布的修改; publish is enabled only with changes and when every leaf menu is complete; otherwise the incomplete menus are marked red and the first is opened.',
    '10. Publish asks to confirm, sends the whole tree, and on success says that followers see it within 24 hours (at once after following again); a WeChat error shows its code and text and keeps the drafts.',
    '11. Restore drops the drafts and loads the published menu again after a confirmation.',
    '12. A conditional menu may be added per follower tag (matchTag): tabs above the phone switch between the default menu and the tags; the default menu must be published first.',
    '13. Each published menu shows clicks of the last 30 days in its form, with the share within the account.',
    '14. Leaving with a form not saved asks to stay or leave. The address /custommenu leads here (W-ROUTE-9).',
  ],
} as const satisfies Page

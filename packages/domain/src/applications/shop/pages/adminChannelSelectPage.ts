import type { Page } from '../../../pages/Page'

export const adminChannelSelectPage = {
  route: '/admin/channelSelect',
  kind: 'custom',
  title: { zh: '选择门店与渠道', en: 'Choose store and channel' },
  component: 'ChannelSelect',
  widgets: ['eb-data-list'],
  uses: ['eb-data-list'],
  calls: [
    'POST merchant-api/eb/hotel/list',
    'POST merchant-api/eb/brand/list',
    'GET merchant-api/eb/hotel/get_merchant_all_sale_channel_info',
    'GET /oauth2-api/eb/menu/get_menus_by_user',
  ],
  behaviours: [
    '1. The page lists the brands and stores that the user may act for (the grants of admin_id, not only the brand_id of the auth context): brand groups with cards (logo, hotelName, city, business types, auditStatus, contract end); the store in force is marked.',
    '2. Search by store name or code, filters by brand, city, business type and state; recently used stores (at most 8, newest first) stand on top; favourites can be starred.',
    '3. Choosing a card opens its channels from get_merchant_all_sale_channel_info: type, appId, relation and authorisation; rows whose merchantId is the chosen store carry the master-or-owner mark (W-CHAN-1, W-CHAN-2).',
    '4. Enter sets hotel_id and brand_id of the auth context (W-AUTH-8), loads the menu again (W-AUTH-10), clears cached lists and goes to the page of the query parameter redirect, or to /dashboard.',
    '5. Enter as brand (for users with brand scope) sets brand_id with the main store and shows brand pages.',
    '6. A user with exactly one store is sent on at once, unless the query holds stay=1.',
    '7. CLOSED stores are not listed; SUSPENDED and DRAFT ones can be entered and carry their state; a store whose contract has ended shows 服务已到期 and cannot be entered.',
    '8. With unsaved changes on another open page of the console a choice asks to confirm first; other tabs of the browser get a bar that the store has changed and offer to reload.',
    '9. Each card has a menu: shop information, payment onboarding (/incoming/edit/{hotelId}), channel authorisation, copy store id.',
    '10. Keyboard: arrows move between cards, Enter enters, / sets the search.',
    '11. A failed list call shows the message with a retry; an empty list explains whom to ask for access.',
  ],
} as const satisfies Page

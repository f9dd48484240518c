import type { Page } from '../../../pages/Page'

export const wecomCorpAuthPage = {
  route: '/wecom/corpAuth',
  kind: 'custom',
  title: { zh: '企业微信授权', en: 'WeCom authorisation' },
  component: 'WecomCorpAuth',
  resource: 'wecomSetting',
  widgets: ['eb-qr-code'],
  behaviours: [
    '1. The page is not wrapped by the gate; it is where the promotion page’s apply-and-authorise button leads (W-GATE-6, W-GATE-7), and that button reloads when already here.',
    '2. On entry it asks is_hotel_auth with hotelId; while waiting it shows a spinner, on failure the error with a retry button (the promotion page is not repeated here).',
    '3. Three steps are shown with their state: 1 申请开通, 2 企业管理员授权, 3 完善设置.',
    '4. Not yet applied: a short list of what is needed (verified corporation, administrator, customer contact enabled), an agreement to tick, and 立即申请, which calls add_hotel_auth and is disabled until the box is ticked and while the call runs.',
    '5. A truthy answer moves to step 2; otherwise 申请失败，请稍后重试 or the server message is shown and nothing changes.',
    '6. Step 2 shows a QR code and link for the corporation administrator (copy says 复制成功 or 复制失败 and closes after 3 s, W-COPY), the permissions that will be asked for, and polls every 3 s: first is_hotel_auth, then the corporation id from the channel info (appTypes 7, first item with relationType 1 or 2, W-GATE-9).',
    '7. Polling stops when the page is left or hidden, and after 10 minutes with 二维码已过期 and a refresh button.',
    '8. With a corporation id step 3 shows corporation name, masked id, master-or-owner mark (W-CHAN-2) and two buttons: 完善设置 to /company-wx/WxSet and 进入客户管理 to /company-wx/CustomerManage.',
    '9. An account already authorised lands on step 3 at once; 重新授权 starts step 2 again after confirmation, without losing data.',
    '10. A contact QR code of the service manager stands at the side in every step.',
  ],
  calls: [
    'GET wechat-api/eb/work/is_hotel_auth',
    'GET wechat-api/eb/work_auth/add_hotel_auth',
    'GET merchant-api/eb/hotel/get_merchant_all_sale_channel_info',
  ],
} as const satisfies Page

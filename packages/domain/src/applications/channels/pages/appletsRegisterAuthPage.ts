import type { Page } from '../../../pages/Page'

export const appletsRegisterAuthPage = {
  route: '/applets/register-auth',
  kind: 'custom',
  title: { zh: '小程序授权注册', en: 'Mini-program registration' },
  resource: 'applet',
  component: 'AppletRegisterAuth',
  widgets: ['eb-applet-authorization'],
  uses: ['eb-applet-authorization'],
  calls: [
    'GET wxa-admin/admin/applet_status/applet_base_status',
    'GET wxa-admin/admin/applet_status/authorization',
    'GET wxa-admin/admin/applet_status/register',
    'POST wxa-admin/admin/base_config/insert',
    'POST wxa-admin/admin/base_config/update_register_status',
    'GET merchant-api/eb/hotel/get_merchant_all_sale_channel_info',
  ],
  behaviours: [
    '1. The page holds eb-applet-authorization: one large button, a marker authorised or unauthorised for each of the three permissions, an error reason line, and a link to the registration tutorial at /applets/help (W-MPA-1, W-MPA-13).',
    '2. On opening it reads applet_base_status with brandId and platformType wechat; the answer sets appletStatus to 0, 1 or 3 (W-MPA-12, W-MPA-14); a failed call shows the unauthorised state and is logged.',
    '3. Status 0: the button reads 授权快速注册小程序, opens the external authorisation page in a new tab, and the authorisation check (appId, platformType) runs every 3000 ms (W-MPA-2, W-MPA-3, W-MPA-4, W-MPA-15, W-MPA-19).',
    '4. Each answer of the check sets the three markers appletRegister, appletManager and platformRegister.',
    '5. When all three are true the status becomes 1, polling stops, and base_config/insert is posted once with brandId, hotelId, status 1, platformType, appId, appletAppId (W-MPA-5, W-MPA-7, W-MPA-17).',
    '6. When only some are true the line reads 原因：{list} with one message per missing permission and the button reads 重新授权 (W-MPA-10, W-MPA-11).',
    '7. Status 1: the button reads 立即开通, opens the fast-registration page in a new tab, and the registration check (brandId, platformType) runs every 3000 ms (W-MPA-6, W-MPA-8, W-MPA-16).',
    '8. When the registration check is truthy the status becomes 3 授权成功, polling stops, and update_register_status is posted with status 3 (W-MPA-9, W-MPA-18).',
    '9. Status 3: the button is gone; name, logo, AppID, principal and the time are shown with the next steps base-info, qualification, advanced-setup and release-applet and their state (done or open).',
    '10. Polling stops when the page is left or the tab is hidden, goes on when it is shown again, and never runs twice at once; a single failed poll is ignored, five in a row show a retry line.',
    '11. A merchant that already owns a mini-program may choose bind an existing one, which opens the platform authorisation for existing accounts in a new tab and goes through the same checks.',
    '12. Only the master or owner of the channel (isMasterOrOwner, W-CHAN-2) may press the button; others see the state and the name of the owner.',
  ],
} as const satisfies Page

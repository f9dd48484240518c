import type { Application } from '../../Application'
import { channelsMenu } from './menu'
import { alipayAppletsBaseInfoPage } from './pages/alipayAppletsBaseInfoPage'
import { alipayAppletsEditTemplatePage } from './pages/alipayAppletsEditTemplatePage'
import { alipayAppletsPage } from './pages/alipayAppletsPage'
import { appletsAdvancedSetupPage } from './pages/appletsAdvancedSetupPage'
import { appletsBaseInfoPage } from './pages/appletsBaseInfoPage'
import { appletsHelpPage } from './pages/appletsHelpPage'
import { appletsLotteryAddByIdPage } from './pages/appletsLotteryAddByIdPage'
import { appletsLotteryIndexPage } from './pages/appletsLotteryIndexPage'
import { appletsPage } from './pages/appletsPage'
import { appletsPageLinkPage } from './pages/appletsPageLinkPage'
import { appletsQualificationPage } from './pages/appletsQualificationPage'
import { appletsRegisterAuthPage } from './pages/appletsRegisterAuthPage'
import { appletsReleaseAppletPage } from './pages/appletsReleaseAppletPage'
import { appletsVideoPage } from './pages/appletsVideoPage'
import { autoreplyPage } from './pages/autoreplyPage'
import { bytedanceAppletsBaseInfoPage } from './pages/bytedanceAppletsBaseInfoPage'
import { bytedanceAppletsPage } from './pages/bytedanceAppletsPage'
import { bytedanceAppletsPageLinkPage } from './pages/bytedanceAppletsPageLinkPage'
import { bytedanceAppletsPoiLocalPage } from './pages/bytedanceAppletsPoiLocalPage'
import { bytedanceAppletsReleaseAppletPage } from './pages/bytedanceAppletsReleaseAppletPage'
import { fliggyDistributionConfigIndexPage } from './pages/fliggyDistributionConfigIndexPage'
import { miniStorePage } from './pages/miniStorePage'
import { miniStoreProductManagePage } from './pages/miniStoreProductManagePage'
import { miniStoreQualificationPage } from './pages/miniStoreQualificationPage'
import { nearbyAppletsNearbyAppletsAddPage } from './pages/nearbyAppletsNearbyAppletsAddPage'
import { nearbyAppletsNearbyAppletsPage } from './pages/nearbyAppletsNearbyAppletsPage'
import { nearbyAppletsPage } from './pages/nearbyAppletsPage'
import { smallLifePage } from './pages/smallLifePage'
import { smallLifeProtocolPage } from './pages/smallLifeProtocolPage'
import { smallLifeSmallLifePage } from './pages/smallLifeSmallLifePage'
import { smallLifeTicketPage } from './pages/smallLifeTicketPage'
import { smsBuyConfigPage } from './pages/smsBuyConfigPage'
import { smsBuyListPage } from './pages/smsBuyListPage'
import { smsBuyPage } from './pages/smsBuyPage'
import { tiktokPoiPage } from './pages/tiktokPoiPage'
import { wxAuthorizationPage } from './pages/wxAuthorizationPage'
import { wxCustommenuPage } from './pages/wxCustommenuPage'
import { wxHelpPage } from './pages/wxHelpPage'
import { wxPage } from './pages/wxPage'
import { xhsAppletsBaseInfoPage } from './pages/xhsAppletsBaseInfoPage'
import { xhsAppletsEditTemplatePage } from './pages/xhsAppletsEditTemplatePage'
import { xhsAppletsPage } from './pages/xhsAppletsPage'
import { xhsAppletsProductManagePage } from './pages/xhsAppletsProductManagePage'
import { applet } from './resources/applet'
import { appletPage } from './resources/appletPage'
import { appletRelease } from './resources/appletRelease'
import { appletSetting } from './resources/appletSetting'
import { appletTemplate } from './resources/appletTemplate'
import { appletVideo } from './resources/appletVideo'
import { channelProduct } from './resources/channelProduct'
import { fliggyConfig } from './resources/fliggyConfig'
import { lottery } from './resources/lottery'
import { lotteryRecord } from './resources/lotteryRecord'
import { nearbyApplet } from './resources/nearbyApplet'
import { poiService } from './resources/poiService'
import { qualification } from './resources/qualification'
import { smallLifeProduct } from './resources/smallLifeProduct'
import { smallLifeProtocol } from './resources/smallLifeProtocol'
import { smallLifeShop } from './resources/smallLifeShop'
import { smsConfig } from './resources/smsConfig'
import { smsOrder } from './resources/smsOrder'
import { smsPackage } from './resources/smsPackage'
import { tiktokPoi } from './resources/tiktokPoi'
import { wxAccount } from './resources/wxAccount'
import { wxMenu } from './resources/wxMenu'
import { wxReplySetting } from './resources/wxReplySetting'
import { channelsRoutes } from './routes'

export const channelsApplication = {
  name: 'channels',
  title: { zh: '小程序与渠道', en: 'Mini-programs and channels' },
  icon: 'smartphone',
  resources: [
    applet,
    appletSetting,
    appletRelease,
    appletPage,
    appletVideo,
    qualification,
    channelProduct,
    poiService,
    tiktokPoi,
    appletTemplate,
    lottery,
    lotteryRecord,
    smallLifeShop,
    smallLifeProtocol,
    smallLifeProduct,
    wxReplySetting,
    nearbyApplet,
    wxMenu,
    wxAccount,
    fliggyConfig,
    smsConfig,
    smsPackage,
    smsOrder,
  ],
  routes: channelsRoutes,
  menu: channelsMenu,
  pages: [
    alipayAppletsBaseInfoPage,
    alipayAppletsEditTemplatePage,
    alipayAppletsPage,
    appletsAdvancedSetupPage,
    appletsBaseInfoPage,
    appletsHelpPage,
    appletsLotteryAddByIdPage,
    appletsLotteryIndexPage,
    appletsPage,
    appletsPageLinkPage,
    appletsQualificationPage,
    appletsRegisterAuthPage,
    appletsReleaseAppletPage,
    appletsVideoPage,
    autoreplyPage,
    bytedanceAppletsBaseInfoPage,
    bytedanceAppletsPage,
    bytedanceAppletsPageLinkPage,
    bytedanceAppletsPoiLocalPage,
    bytedanceAppletsReleaseAppletPage,
    fliggyDistributionConfigIndexPage,
    miniStorePage,
    miniStoreProductManagePage,
    miniStoreQualificationPage,
    nearbyAppletsNearbyAppletsAddPage,
    nearbyAppletsNearbyAppletsPage,
    nearbyAppletsPage,
    smallLifePage,
    smallLifeProtocolPage,
    smallLifeSmallLifePage,
    smallLifeTicketPage,
    smsBuyConfigPage,
    smsBuyListPage,
    smsBuyPage,
    tiktokPoiPage,
    wxAuthorizationPage,
    wxCustommenuPage,
    wxHelpPage,
    wxPage,
    xhsAppletsBaseInfoPage,
    xhsAppletsEditTemplatePage,
    xhsAppletsPage,
    xhsAppletsProductManagePage,
  ],
} as const satisfies Application

import type { Application } from '../../Application'
import { merchantMenu } from './menu'
import { commentConfigPage } from './pages/commentConfigPage'
import { commentListPage } from './pages/commentListPage'
import { deliveryPlatformPage } from './pages/deliveryPlatformPage'
import { hotelConfigPage } from './pages/hotelConfigPage'
import { ihgPage } from './pages/ihgPage'
import { linkinfoPage } from './pages/linkinfoPage'
import { merchantCategoryPage } from './pages/merchantCategoryPage'
import { merchantTopConfigurationPage } from './pages/merchantTopConfigurationPage'
import { noticeSystemDetailByIdPage } from './pages/noticeSystemDetailByIdPage'
import { noticeSystemListPage } from './pages/noticeSystemListPage'
import { onlineServicePage } from './pages/onlineServicePage'
import { postageConfigAddPage } from './pages/postageConfigAddPage'
import { postageConfigCopyByCopyIdPage } from './pages/postageConfigCopyByCopyIdPage'
import { postageConfigEditByDetailIdPage } from './pages/postageConfigEditByDetailIdPage'
import { postageConfigListPage } from './pages/postageConfigListPage'
import { powerMenuConfigPage } from './pages/powerMenuConfigPage'
import { printerManageListPage } from './pages/printerManageListPage'
import { printerManageRestaurantSettingPage } from './pages/printerManageRestaurantSettingPage'
import { printerManageVposSettingPage } from './pages/printerManageVposSettingPage'
import { questionFeedBackQuestionFeedBackAddPage } from './pages/questionFeedBackQuestionFeedBackAddPage'
import { questionFeedBackQuestionFeedBackDetailPage } from './pages/questionFeedBackQuestionFeedBackDetailPage'
import { questionFeedBackQuestionFeedBackPage } from './pages/questionFeedBackQuestionFeedBackPage'
import { shopAuthorizePage } from './pages/shopAuthorizePage'
import { shopinfoPage } from './pages/shopinfoPage'
import { shortLinkToolsPage } from './pages/shortLinkToolsPage'
import { comment } from './resources/comment'
import { commentConfig } from './resources/commentConfig'
import { deliveryPlatform } from './resources/deliveryPlatform'
import { hotelConfig } from './resources/hotelConfig'
import { linkEntry } from './resources/linkEntry'
import { menuNode } from './resources/menuNode'
import { merchantCategory } from './resources/merchantCategory'
import { merchantTop } from './resources/merchantTop'
import { onlineServiceConfig } from './resources/onlineServiceConfig'
import { postageTemplate } from './resources/postageTemplate'
import { printer } from './resources/printer'
import { questionFeedback } from './resources/questionFeedback'
import { restaurantPrintRule } from './resources/restaurantPrintRule'
import { saleChannel } from './resources/saleChannel'
import { shortLink } from './resources/shortLink'
import { systemNotice } from './resources/systemNotice'
import { vposPrintSetting } from './resources/vposPrintSetting'
import { merchantRoutes } from './routes'

export const merchantApplication = {
  name: 'merchant',
  title: { zh: '商户配置', en: 'Merchant settings' },
  icon: 'store',
  resources: [
    deliveryPlatform,
    hotelConfig,
    saleChannel,
    comment,
    commentConfig,
    merchantCategory,
    merchantTop,
    printer,
    vposPrintSetting,
    restaurantPrintRule,
    postageTemplate,
    systemNotice,
    onlineServiceConfig,
    questionFeedback,
    shortLink,
    menuNode,
    linkEntry,
  ],
  routes: merchantRoutes,
  menu: merchantMenu,
  pages: [
    commentConfigPage,
    commentListPage,
    deliveryPlatformPage,
    hotelConfigPage,
    ihgPage,
    linkinfoPage,
    merchantCategoryPage,
    merchantTopConfigurationPage,
    noticeSystemDetailByIdPage,
    noticeSystemListPage,
    onlineServicePage,
    postageConfigAddPage,
    postageConfigCopyByCopyIdPage,
    postageConfigEditByDetailIdPage,
    postageConfigListPage,
    powerMenuConfigPage,
    printerManageListPage,
    printerManageRestaurantSettingPage,
    printerManageVposSettingPage,
    questionFeedBackQuestionFeedBackAddPage,
    questionFeedBackQuestionFeedBackDetailPage,
    questionFeedBackQuestionFeedBackPage,
    shopAuthorizePage,
    shopinfoPage,
    shortLinkToolsPage,
  ],
} as const satisfies Application

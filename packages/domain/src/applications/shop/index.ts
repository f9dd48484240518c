import type { Application } from '../../Application'
import { shopMenu } from './menu'
import { adminChannelSelectPage } from './pages/adminChannelSelectPage'
import { advertManageAddPage } from './pages/advertManageAddPage'
import { advertManageListPage } from './pages/advertManageListPage'
import { brandMangeListPage } from './pages/brandMangeListPage'
import { clientStylePage } from './pages/clientStylePage'
import { couponAddByStyleCodeByOrderIndexPage } from './pages/couponAddByStyleCodeByOrderIndexPage'
import { couponCouponPage } from './pages/couponCouponPage'
import { couponEditByIdPage } from './pages/couponEditByIdPage'
import { couponListPage } from './pages/couponListPage'
import { custompageEditPage } from './pages/custompageEditPage'
import { custompageModelLinkPage } from './pages/custompageModelLinkPage'
import { custompagePageListPage } from './pages/custompagePageListPage'
import { custompagePosterTestPage } from './pages/custompagePosterTestPage'
import { custompageSiteManagementPage } from './pages/custompageSiteManagementPage'
import { custompageTemplateListPage } from './pages/custompageTemplateListPage'
import { filemanagerPage } from './pages/filemanagerPage'
import { homepagePage } from './pages/homepagePage'
import { hotelMsgCounterListPage } from './pages/hotelMsgCounterListPage'
import { hotelMsgEditCounterPage } from './pages/hotelMsgEditCounterPage'
import { hotelMsgPage } from './pages/hotelMsgPage'
import { incomingEditByHotelIdPage } from './pages/incomingEditByHotelIdPage'
import { officialListPage } from './pages/officialListPage'
import { officialOfficialPage } from './pages/officialOfficialPage'
import { posterEditPage } from './pages/posterEditPage'
import { posterEditTiktokPage } from './pages/posterEditTiktokPage'
import { posterIndexPage } from './pages/posterIndexPage'
import { posterIndexTiktokPage } from './pages/posterIndexTiktokPage'
import { wholeSituationPage } from './pages/wholeSituationPage'
import { advert } from './resources/advert'
import { brand } from './resources/brand'
import { clientStyle } from './resources/clientStyle'
import { counter } from './resources/counter'
import { coupon } from './resources/coupon'
import { couponRecord } from './resources/couponRecord'
import { couponStyle } from './resources/couponStyle'
import { customPage } from './resources/customPage'
import { globalSetting } from './resources/globalSetting'
import { homepageConfig } from './resources/homepageConfig'
import { hotel } from './resources/hotel'
import { incomingApplication } from './resources/incomingApplication'
import { officialConfig } from './resources/officialConfig'
import { officialSite } from './resources/officialSite'
import { pageLink } from './resources/pageLink'
import { pageTemplate } from './resources/pageTemplate'
import { poster } from './resources/poster'
import { site } from './resources/site'
import { shopRoutes } from './routes'

export const shopApplication = {
  name: 'shop',
  title: { zh: '店铺与站点', en: 'Shop and site' },
  icon: 'layout-template',
  resources: [
    hotel,
    brand,
    incomingApplication,
    clientStyle,
    homepageConfig,
    globalSetting,
    counter,
    advert,
    customPage,
    pageTemplate,
    pageLink,
    site,
    couponStyle,
    coupon,
    couponRecord,
    officialConfig,
    officialSite,
    poster,
  ],
  routes: shopRoutes,
  menu: shopMenu,
  pages: [
    adminChannelSelectPage,
    advertManageAddPage,
    advertManageListPage,
    brandMangeListPage,
    clientStylePage,
    couponAddByStyleCodeByOrderIndexPage,
    couponCouponPage,
    couponEditByIdPage,
    couponListPage,
    custompageEditPage,
    custompageModelLinkPage,
    custompagePageListPage,
    custompagePosterTestPage,
    custompageSiteManagementPage,
    custompageTemplateListPage,
    filemanagerPage,
    homepagePage,
    hotelMsgCounterListPage,
    hotelMsgEditCounterPage,
    hotelMsgPage,
    incomingEditByHotelIdPage,
    officialListPage,
    officialOfficialPage,
    posterEditPage,
    posterEditTiktokPage,
    posterIndexPage,
    posterIndexTiktokPage,
    wholeSituationPage,
  ],
} as const satisfies Application

import type { Application } from '../../Application'
import { wecomMenu } from './menu'
import { companyWxAddEmployeeRemindPage } from './pages/companyWxAddEmployeeRemindPage'
import { companyWxClientAutoMarketDetailPage } from './pages/companyWxClientAutoMarketDetailPage'
import { companyWxCustomChannelPage } from './pages/companyWxCustomChannelPage'
import { companyWxCustomDataPage } from './pages/companyWxCustomDataPage'
import { companyWxCustomerManagePage } from './pages/companyWxCustomerManagePage'
import { companyWxCustomTagsPage } from './pages/companyWxCustomTagsPage'
import { companyWxEmployeeRemindDetailPage } from './pages/companyWxEmployeeRemindDetailPage'
import { companyWxEmployeesSellAnalysePage } from './pages/companyWxEmployeesSellAnalysePage'
import { companyWxGroupLiveCodePage } from './pages/companyWxGroupLiveCodePage'
import { companyWxGroupManagementByIdPage } from './pages/companyWxGroupManagementByIdPage'
import { companyWxGroupManagementPage } from './pages/companyWxGroupManagementPage'
import { companyWxGroupTagsPage } from './pages/companyWxGroupTagsPage'
import { companyWxGroupTradingAnalysePage } from './pages/companyWxGroupTradingAnalysePage'
import { companyWxHotelServiceBespeakPage } from './pages/companyWxHotelServiceBespeakPage'
import { companyWxHotelServiceFeedbackPage } from './pages/companyWxHotelServiceFeedbackPage'
import { companyWxPublicKeySetPage } from './pages/companyWxPublicKeySetPage'
import { companyWxRadarPage } from './pages/companyWxRadarPage'
import { companyWxSendMsgPage } from './pages/companyWxSendMsgPage'
import { companyWxServiceManagePage } from './pages/companyWxServiceManagePage'
import { companyWxTutorialPage } from './pages/companyWxTutorialPage'
import { companyWxWxSetPage } from './pages/companyWxWxSetPage'
import { groupFissionDataPage } from './pages/groupFissionDataPage'
import { groupFissionEditPage } from './pages/groupFissionEditPage'
import { groupFissionListPage } from './pages/groupFissionListPage'
import { wecomCorpAuthPage } from './pages/wecomCorpAuthPage'
import { wxTaskTreasureDataPage } from './pages/wxTaskTreasureDataPage'
import { wxTaskTreasureEditPage } from './pages/wxTaskTreasureEditPage'
import { wxTaskTreasureListPage } from './pages/wxTaskTreasureListPage'
import { channelCode } from './resources/channelCode'
import { chatArchiveMessage } from './resources/chatArchiveMessage'
import { chatArchiveSetting } from './resources/chatArchiveSetting'
import { clientAutoMarket } from './resources/clientAutoMarket'
import { clientAutoMarketRecord } from './resources/clientAutoMarketRecord'
import { customerGroup } from './resources/customerGroup'
import { customerGroupMember } from './resources/customerGroupMember'
import { customerTag } from './resources/customerTag'
import { employeeRemind } from './resources/employeeRemind'
import { employeeRemindRecord } from './resources/employeeRemindRecord'
import { groupFission } from './resources/groupFission'
import { groupFissionRecord } from './resources/groupFissionRecord'
import { groupLiveCode } from './resources/groupLiveCode'
import { groupTag } from './resources/groupTag'
import { groupWelcome } from './resources/groupWelcome'
import { hotelService } from './resources/hotelService'
import { hotelServiceBooking } from './resources/hotelServiceBooking'
import { hotelServiceFeedback } from './resources/hotelServiceFeedback'
import { massMessage } from './resources/massMessage'
import { radarContent } from './resources/radarContent'
import { radarVisit } from './resources/radarVisit'
import { taskTreasure } from './resources/taskTreasure'
import { taskTreasureRecord } from './resources/taskTreasureRecord'
import { wecomCustomer } from './resources/wecomCustomer'
import { wecomDailyStat } from './resources/wecomDailyStat'
import { wecomSetting } from './resources/wecomSetting'
import { wecomTrade } from './resources/wecomTrade'
import { wecomRoutes } from './routes'

export const wecomApplication = {
  name: 'wecom',
  title: { zh: '企业微信', en: 'Enterprise WeChat' },
  icon: 'message-square',
  resources: [
    wecomCustomer,
    customerTag,
    groupTag,
    customerGroup,
    customerGroupMember,
    groupWelcome,
    groupLiveCode,
    channelCode,
    massMessage,
    wecomTrade,
    wecomDailyStat,
    taskTreasure,
    taskTreasureRecord,
    groupFission,
    groupFissionRecord,
    employeeRemind,
    employeeRemindRecord,
    clientAutoMarket,
    clientAutoMarketRecord,
    hotelService,
    hotelServiceBooking,
    hotelServiceFeedback,
    wecomSetting,
    chatArchiveSetting,
    chatArchiveMessage,
    radarContent,
    radarVisit,
  ],
  routes: wecomRoutes,
  menu: wecomMenu,
  pages: [
    companyWxAddEmployeeRemindPage,
    companyWxClientAutoMarketDetailPage,
    companyWxCustomChannelPage,
    companyWxCustomDataPage,
    companyWxCustomTagsPage,
    companyWxCustomerManagePage,
    companyWxEmployeeRemindDetailPage,
    companyWxEmployeesSellAnalysePage,
    companyWxGroupLiveCodePage,
    companyWxGroupManagementByIdPage,
    companyWxGroupManagementPage,
    companyWxGroupTagsPage,
    companyWxGroupTradingAnalysePage,
    companyWxHotelServiceBespeakPage,
    companyWxHotelServiceFeedbackPage,
    companyWxPublicKeySetPage,
    companyWxRadarPage,
    companyWxSendMsgPage,
    companyWxServiceManagePage,
    companyWxTutorialPage,
    companyWxWxSetPage,
    groupFissionDataPage,
    groupFissionEditPage,
    groupFissionListPage,
    wecomCorpAuthPage,
    wxTaskTreasureDataPage,
    wxTaskTreasureEditPage,
    wxTaskTreasureListPage,
  ],
} as const satisfies Application

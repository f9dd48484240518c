import type { Application } from '../../Application'
import { activitiesMenu } from './menu'
import { activityManageAddPage } from './pages/activityManageAddPage'
import { activityManageEditByActivityIdPage } from './pages/activityManageEditByActivityIdPage'
import { activityManageEditReductionPage } from './pages/activityManageEditReductionPage'
import { activityManageListPage } from './pages/activityManageListPage'
import { activityManageReductionPage } from './pages/activityManageReductionPage'
import { activityManageSinglestorePage } from './pages/activityManageSinglestorePage'
import { activityManageStatisticsPage } from './pages/activityManageStatisticsPage'
import { autoReplyEditPage } from './pages/autoReplyEditPage'
import { autoReplyIndexPage } from './pages/autoReplyIndexPage'
import { bigWheelSpreadTicketPage } from './pages/bigWheelSpreadTicketPage'
import { directionaTicketAddTicketPage } from './pages/directionaTicketAddTicketPage'
import { directionaTicketDetailPage } from './pages/directionaTicketDetailPage'
import { directionaTicketManagePage } from './pages/directionaTicketManagePage'
import { generateQrcodeEditPage } from './pages/generateQrcodeEditPage'
import { generateQrcodeIndexPage } from './pages/generateQrcodeIndexPage'
import { generateQrcodeSelfDefinePage } from './pages/generateQrcodeSelfDefinePage'
import { generateQrcodeSelfHelpPage } from './pages/generateQrcodeSelfHelpPage'
import { giftExchangeDetailPage } from './pages/giftExchangeDetailPage'
import { giftExchangeEditByIdPage } from './pages/giftExchangeEditByIdPage'
import { giftExchangeListPage } from './pages/giftExchangeListPage'
import { giftExchangeSettingPage } from './pages/giftExchangeSettingPage'
import { liveCodeAddLiveCodePage } from './pages/liveCodeAddLiveCodePage'
import { liveCodeEditLiveCodePage } from './pages/liveCodeEditLiveCodePage'
import { liveCodeIndexPage } from './pages/liveCodeIndexPage'
import { liveCodeScanRecordPage } from './pages/liveCodeScanRecordPage'
import { missiontReasureTaskDetailPage } from './pages/missiontReasureTaskDetailPage'
import { missiontReasureTaskMangerPage } from './pages/missiontReasureTaskMangerPage'
import { qrCodeTicketGetTicketMangePage } from './pages/qrCodeTicketGetTicketMangePage'
import { qrCodeTicketQrTablePage } from './pages/qrCodeTicketQrTablePage'
import { qrCodeTicketSingleGetTicketPage } from './pages/qrCodeTicketSingleGetTicketPage'
import { rewardActivityDatabasePage } from './pages/rewardActivityDatabasePage'
import { rewardActivityListByCommentsPage } from './pages/rewardActivityListByCommentsPage'
import { rewardActivitySettingPage } from './pages/rewardActivitySettingPage'
import { signInAddPage } from './pages/signInAddPage'
import { signInDetailDataPage } from './pages/signInDetailDataPage'
import { signInSignInListPage } from './pages/signInSignInListPage'
import { activity } from './resources/activity'
import { activityOrder } from './resources/activityOrder'
import { activityStore } from './resources/activityStore'
import { autoReply } from './resources/autoReply'
import { directionalTicket } from './resources/directionalTicket'
import { directionalTicketRecord } from './resources/directionalTicketRecord'
import { giftExchange } from './resources/giftExchange'
import { giftExchangeCode } from './resources/giftExchangeCode'
import { giftExchangeSetting } from './resources/giftExchangeSetting'
import { liveCode } from './resources/liveCode'
import { liveCodeScan } from './resources/liveCodeScan'
import { mission } from './resources/mission'
import { missionParticipant } from './resources/missionParticipant'
import { qrcodeCampaign } from './resources/qrcodeCampaign'
import { qrTicket } from './resources/qrTicket'
import { qrTicketClaim } from './resources/qrTicketClaim'
import { rewardActivity } from './resources/rewardActivity'
import { rewardActivityRecord } from './resources/rewardActivityRecord'
import { signIn } from './resources/signIn'
import { signInRecord } from './resources/signInRecord'
import { wheelSpread } from './resources/wheelSpread'
import { activitiesRoutes } from './routes'

export const activitiesApplication = {
  name: 'activities',
  title: { zh: '营销活动', en: 'Activities' },
  icon: 'party-popper',
  resources: [
    activity,
    activityStore,
    activityOrder,
    qrcodeCampaign,
    qrTicket,
    qrTicketClaim,
    autoReply,
    liveCode,
    liveCodeScan,
    mission,
    missionParticipant,
    directionalTicket,
    directionalTicketRecord,
    signIn,
    signInRecord,
    wheelSpread,
    rewardActivity,
    rewardActivityRecord,
    giftExchange,
    giftExchangeCode,
    giftExchangeSetting,
  ],
  routes: activitiesRoutes,
  menu: activitiesMenu,
  pages: [
    activityManageAddPage,
    activityManageEditByActivityIdPage,
    activityManageEditReductionPage,
    activityManageListPage,
    activityManageReductionPage,
    activityManageSinglestorePage,
    activityManageStatisticsPage,
    autoReplyEditPage,
    autoReplyIndexPage,
    bigWheelSpreadTicketPage,
    directionaTicketAddTicketPage,
    directionaTicketDetailPage,
    directionaTicketManagePage,
    generateQrcodeEditPage,
    generateQrcodeIndexPage,
    generateQrcodeSelfDefinePage,
    generateQrcodeSelfHelpPage,
    giftExchangeDetailPage,
    giftExchangeEditByIdPage,
    giftExchangeListPage,
    giftExchangeSettingPage,
    liveCodeAddLiveCodePage,
    liveCodeEditLiveCodePage,
    liveCodeIndexPage,
    liveCodeScanRecordPage,
    missiontReasureTaskDetailPage,
    missiontReasureTaskMangerPage,
    qrCodeTicketGetTicketMangePage,
    qrCodeTicketQrTablePage,
    qrCodeTicketSingleGetTicketPage,
    rewardActivityDatabasePage,
    rewardActivityListByCommentsPage,
    rewardActivitySettingPage,
    signInAddPage,
    signInDetailDataPage,
    signInSignInListPage,
  ],
} as const satisfies Application

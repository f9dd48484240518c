import type { Application } from '../../Application'
import { reportsMenu } from './menu'
import { brandDataPage } from './pages/brandDataPage'
import { brandFansPage } from './pages/brandFansPage'
import { brandStaffPage } from './pages/brandStaffPage'
import { collectReportPage } from './pages/collectReportPage'
import { customPagePageReportDetailPage } from './pages/customPagePageReportDetailPage'
import { customPagePageReportPage } from './pages/customPagePageReportPage'
import { customReportIndexPage } from './pages/customReportIndexPage'
import { dashboardPage } from './pages/dashboardPage'
import { dataMapUserCubePage } from './pages/dataMapUserCubePage'
import { eagleEyeNewIndexPage } from './pages/eagleEyeNewIndexPage'
import { eagleEyePage } from './pages/eagleEyePage'
import { fanseventDetailReportPage } from './pages/fanseventDetailReportPage'
import { fanseventReportPage } from './pages/fanseventReportPage'
import { memberGradeReportPage } from './pages/memberGradeReportPage'
import { memberValreportPage } from './pages/memberValreportPage'
import { memberValueReportPage } from './pages/memberValueReportPage'
import { officialValuePage } from './pages/officialValuePage'
import { passListEagleeyePage } from './pages/passListEagleeyePage'
import { passReportPage } from './pages/passReportPage'
import { posterReportPage } from './pages/posterReportPage'
import { prepaycardNewReportPage } from './pages/prepaycardNewReportPage'
import { prepaycardReportPage } from './pages/prepaycardReportPage'
import { reportMallDataPage } from './pages/reportMallDataPage'
import { restaurantReportPage } from './pages/restaurantReportPage'
import { rewardReportPage } from './pages/rewardReportPage'
import { roomDataReportPage } from './pages/roomDataReportPage'
import { showgmvPage } from './pages/showgmvPage'
import { staffIntroduceReportListPage } from './pages/staffIntroduceReportListPage'
import { staffSoldReportPage } from './pages/staffSoldReportPage'
import { ticketBrowseStatisticsByIdByProductNameByHotelidPage } from './pages/ticketBrowseStatisticsByIdByProductNameByHotelidPage'
import { ticketListEagleeyePage } from './pages/ticketListEagleeyePage'
import { ticketReportPage } from './pages/ticketReportPage'
import { customReport } from './resources/customReport'
import { fansEvent } from './resources/fansEvent'
import { memberVisit } from './resources/memberVisit'
import { orderFact } from './resources/orderFact'
import { pageVisit } from './resources/pageVisit'
import { posterVisit } from './resources/posterVisit'
import { productTraffic } from './resources/productTraffic'
import { roomDaily } from './resources/roomDaily'
import { salesTarget } from './resources/salesTarget'
import { reportsRoutes } from './routes'

export const reportsApplication = {
  name: 'reports',
  title: { zh: '数据报表', en: 'Reports' },
  icon: 'chart-column',
  resources: [
    orderFact,
    pageVisit,
    memberVisit,
    fansEvent,
    productTraffic,
    posterVisit,
    roomDaily,
    salesTarget,
    customReport,
  ],
  routes: reportsRoutes,
  menu: reportsMenu,
  pages: [
    brandDataPage,
    brandFansPage,
    brandStaffPage,
    collectReportPage,
    customPagePageReportDetailPage,
    customPagePageReportPage,
    customReportIndexPage,
    dashboardPage,
    dataMapUserCubePage,
    eagleEyeNewIndexPage,
    eagleEyePage,
    fanseventDetailReportPage,
    fanseventReportPage,
    memberGradeReportPage,
    memberValreportPage,
    memberValueReportPage,
    officialValuePage,
    passListEagleeyePage,
    passReportPage,
    posterReportPage,
    prepaycardNewReportPage,
    prepaycardReportPage,
    reportMallDataPage,
    restaurantReportPage,
    rewardReportPage,
    roomDataReportPage,
    showgmvPage,
    staffIntroduceReportListPage,
    staffSoldReportPage,
    ticketBrowseStatisticsByIdByProductNameByHotelidPage,
    ticketListEagleeyePage,
    ticketReportPage,
  ],
} as const satisfies Application

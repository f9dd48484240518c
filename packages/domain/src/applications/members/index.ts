import type { Application } from '../../Application'
import { membersMenu } from './menu'
import { assistantPage } from './pages/assistantPage'
import { bonusBatchSettingPage } from './pages/bonusBatchSettingPage'
import { memberCenterCustomIndexPage } from './pages/memberCenterCustomIndexPage'
import { memberCorporationAgreementEditPage } from './pages/memberCorporationAgreementEditPage'
import { memberCorporationApplyPage } from './pages/memberCorporationApplyPage'
import { memberCorporationDealPage } from './pages/memberCorporationDealPage'
import { memberCorporationEditPage } from './pages/memberCorporationEditPage'
import { memberCorporationImportlevelPage } from './pages/memberCorporationImportlevelPage'
import { memberCorporationListPage } from './pages/memberCorporationListPage'
import { memberCorporationMeetingPage } from './pages/memberCorporationMeetingPage'
import { memberCorporationPersonnelPage } from './pages/memberCorporationPersonnelPage'
import { memberCorporationSellReportPage } from './pages/memberCorporationSellReportPage'
import { memberCorporationThreadedPage } from './pages/memberCorporationThreadedPage'
import { memberGradePage } from './pages/memberGradePage'
import { memberHomePage } from './pages/memberHomePage'
import { memberImportAddPage } from './pages/memberImportAddPage'
import { memberImportEditPage } from './pages/memberImportEditPage'
import { memberImportIndexPage } from './pages/memberImportIndexPage'
import { memberInteractDetailPage } from './pages/memberInteractDetailPage'
import { memberInterestEditByIdPage } from './pages/memberInterestEditByIdPage'
import { memberInterestListPage } from './pages/memberInterestListPage'
import { memberListAdjustSourcePage } from './pages/memberListAdjustSourcePage'
import { memberListListPage } from './pages/memberListListPage'
import { memberListMemberAddEditPage } from './pages/memberListMemberAddEditPage'
import { memberListMemberFiledAddPage } from './pages/memberListMemberFiledAddPage'
import { memberListRecordPage } from './pages/memberListRecordPage'
import { memberManagePage } from './pages/memberManagePage'
import { memberMasteryPage } from './pages/memberMasteryPage'
import { memberMemberListByTicketPage } from './pages/memberMemberListByTicketPage'
import { memberPriceEditPage } from './pages/memberPriceEditPage'
import { memberPriceListPage } from './pages/memberPriceListPage'
import { memberRegisterPage } from './pages/memberRegisterPage'
import { pointCashPointCashPage } from './pages/pointCashPointCashPage'
import { pointListPage } from './pages/pointListPage'
import { powerBatchOperationPage } from './pages/powerBatchOperationPage'
import { powerDepartmentByIdPage } from './pages/powerDepartmentByIdPage'
import { powerDepartmentListPage } from './pages/powerDepartmentListPage'
import { powerDepartmentqrByIdPage } from './pages/powerDepartmentqrByIdPage'
import { powerEmployeeByIdPage } from './pages/powerEmployeeByIdPage'
import { powerEmployeeListPage } from './pages/powerEmployeeListPage'
import { powerRoleByIdPage } from './pages/powerRoleByIdPage'
import { powerRoleListPage } from './pages/powerRoleListPage'
import { staffIntroduceEditPage } from './pages/staffIntroduceEditPage'
import { staffIntroduceListPage } from './pages/staffIntroduceListPage'
import { upgradeTypePage } from './pages/upgradeTypePage'
import { vpospointEditByIdPage } from './pages/vpospointEditByIdPage'
import { vpospointListPage } from './pages/vpospointListPage'
import { bonusRule } from './resources/bonusRule'
import { corporateAgreement } from './resources/corporateAgreement'
import { corporateApply } from './resources/corporateApply'
import { corporateDeal } from './resources/corporateDeal'
import { corporateLead } from './resources/corporateLead'
import { corporateLevel } from './resources/corporateLevel'
import { corporateMember } from './resources/corporateMember'
import { corporatePersonnel } from './resources/corporatePersonnel'
import { department } from './resources/department'
import { departmentQrcode } from './resources/departmentQrcode'
import { employee } from './resources/employee'
import { employeeBatchJob } from './resources/employeeBatchJob'
import { member } from './resources/member'
import { memberCenterPage } from './resources/memberCenterPage'
import { memberChangeLog } from './resources/memberChangeLog'
import { memberField } from './resources/memberField'
import { memberGrade } from './resources/memberGrade'
import { memberImportBatch } from './resources/memberImportBatch'
import { memberImportRow } from './resources/memberImportRow'
import { memberInteraction } from './resources/memberInteraction'
import { memberInterest } from './resources/memberInterest'
import { memberLinkChannel } from './resources/memberLinkChannel'
import { memberPrice } from './resources/memberPrice'
import { memberRegisterSetting } from './resources/memberRegisterSetting'
import { memberSourceAdjustment } from './resources/memberSourceAdjustment'
import { memberTicketSummary } from './resources/memberTicketSummary'
import { memberUpgradeSetting } from './resources/memberUpgradeSetting'
import { pointCashSetting } from './resources/pointCashSetting'
import { pointRecord } from './resources/pointRecord'
import { role } from './resources/role'
import { staffAssistantSetting } from './resources/staffAssistantSetting'
import { staffIntroduce } from './resources/staffIntroduce'
import { staffIntroduceRecord } from './resources/staffIntroduceRecord'
import { vposPointRule } from './resources/vposPointRule'
import { membersRoutes } from './routes'

export const membersApplication = {
  name: 'members',
  title: { zh: '会员与员工', en: 'Members and staff' },
  icon: 'users',
  resources: [
    member,
    memberGrade,
    memberInterest,
    memberUpgradeSetting,
    memberField,
    memberChangeLog,
    memberSourceAdjustment,
    pointRecord,
    pointCashSetting,
    bonusRule,
    memberPrice,
    memberImportBatch,
    memberImportRow,
    staffIntroduce,
    staffIntroduceRecord,
    memberTicketSummary,
    memberInteraction,
    corporateLevel,
    corporateMember,
    corporateAgreement,
    corporatePersonnel,
    corporateApply,
    corporateLead,
    corporateDeal,
    department,
    role,
    employee,
    departmentQrcode,
    employeeBatchJob,
    vposPointRule,
    staffAssistantSetting,
    memberCenterPage,
    memberRegisterSetting,
    memberLinkChannel,
  ],
  routes: membersRoutes,
  menu: membersMenu,
  pages: [
    assistantPage,
    bonusBatchSettingPage,
    memberCenterCustomIndexPage,
    memberCorporationAgreementEditPage,
    memberCorporationApplyPage,
    memberCorporationDealPage,
    memberCorporationEditPage,
    memberCorporationImportlevelPage,
    memberCorporationListPage,
    memberCorporationMeetingPage,
    memberCorporationPersonnelPage,
    memberCorporationSellReportPage,
    memberCorporationThreadedPage,
    memberGradePage,
    memberHomePage,
    memberImportAddPage,
    memberImportEditPage,
    memberImportIndexPage,
    memberInteractDetailPage,
    memberInterestEditByIdPage,
    memberInterestListPage,
    memberListAdjustSourcePage,
    memberListListPage,
    memberListMemberAddEditPage,
    memberListMemberFiledAddPage,
    memberListRecordPage,
    memberManagePage,
    memberMasteryPage,
    memberMemberListByTicketPage,
    memberPriceEditPage,
    memberPriceListPage,
    memberRegisterPage,
    pointCashPointCashPage,
    pointListPage,
    powerBatchOperationPage,
    powerDepartmentByIdPage,
    powerDepartmentListPage,
    powerDepartmentqrByIdPage,
    powerEmployeeByIdPage,
    powerEmployeeListPage,
    powerRoleByIdPage,
    powerRoleListPage,
    staffIntroduceEditPage,
    staffIntroduceListPage,
    upgradeTypePage,
    vpospointEditByIdPage,
    vpospointListPage,
  ],
} as const satisfies Application

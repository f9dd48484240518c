import type { Application } from '../../Application'
import { cardsMenu } from './menu'
import { businessCardPage } from './pages/businessCardPage'
import { ecardCheckReimbursePage } from './pages/ecardCheckReimbursePage'
import { ecardConfigPage } from './pages/ecardConfigPage'
import { equityAddPage } from './pages/equityAddPage'
import { equityAddPhysicalPage } from './pages/equityAddPhysicalPage'
import { equityCardDelayPage } from './pages/equityCardDelayPage'
import { equityCardEditPage } from './pages/equityCardEditPage'
import { equityCardPurchasingStatisticsPage } from './pages/equityCardPurchasingStatisticsPage'
import { equityCheckReimbursePage } from './pages/equityCheckReimbursePage'
import { equityConfigPage } from './pages/equityConfigPage'
import { equityCopyPage } from './pages/equityCopyPage'
import { equityGiftPage } from './pages/equityGiftPage'
import { equityListPage } from './pages/equityListPage'
import { equityPage } from './pages/equityPage'
import { equityPhysicalCardDeliveryPage } from './pages/equityPhysicalCardDeliveryPage'
import { equityPhysicalCardListPage } from './pages/equityPhysicalCardListPage'
import { equityUserManageDetailPage } from './pages/equityUserManageDetailPage'
import { equityUserManageListPage } from './pages/equityUserManageListPage'
import { equityUserManagePage } from './pages/equityUserManagePage'
import { prepayCardAddAddConfigPage } from './pages/prepayCardAddAddConfigPage'
import { prepayCardAddCardImportPage } from './pages/prepayCardAddCardImportPage'
import { prepayCardAddConfigurePage } from './pages/prepayCardAddConfigurePage'
import { prepayCardAddDataAnalysisReportPage } from './pages/prepayCardAddDataAnalysisReportPage'
import { prepayCardAddDelayListPage } from './pages/prepayCardAddDelayListPage'
import { prepayCardAddDelayPage } from './pages/prepayCardAddDelayPage'
import { prepayCardAddEditConfigPage } from './pages/prepayCardAddEditConfigPage'
import { prepayCardAddEditImportPage } from './pages/prepayCardAddEditImportPage'
import { prepayCardAddEditPage } from './pages/prepayCardAddEditPage'
import { prepayCardAddListPage } from './pages/prepayCardAddListPage'
import { prepayCardAddMergeDetailPage } from './pages/prepayCardAddMergeDetailPage'
import { prepayCardAddPage } from './pages/prepayCardAddPage'
import { prepayCardAddPrepayCardAddPage } from './pages/prepayCardAddPrepayCardAddPage'
import { prepayCardAddReconciliationListPage } from './pages/prepayCardAddReconciliationListPage'
import { prepayCardAddSendRecordPage } from './pages/prepayCardAddSendRecordPage'
import { prepayCardAdministrationPayPage } from './pages/prepayCardAdministrationPayPage'
import { prepaycardEditByTypePage } from './pages/prepaycardEditByTypePage'
import { prepaycardIndexPage } from './pages/prepaycardIndexPage'
import { businessCard } from './resources/businessCard'
import { ecard } from './resources/ecard'
import { equityCard } from './resources/equityCard'
import { equityCardOrder } from './resources/equityCardOrder'
import { equityDelay } from './resources/equityDelay'
import { equityGift } from './resources/equityGift'
import { equitySetting } from './resources/equitySetting'
import { equityUseRecord } from './resources/equityUseRecord'
import { equityUser } from './resources/equityUser'
import { physicalCard } from './resources/physicalCard'
import { physicalCardDelivery } from './resources/physicalCardDelivery'
import { prepayCard } from './resources/prepayCard'
import { prepayCardAccount } from './resources/prepayCardAccount'
import { prepayCardConfig } from './resources/prepayCardConfig'
import { prepayCardDelay } from './resources/prepayCardDelay'
import { prepayCardImport } from './resources/prepayCardImport'
import { prepayCardOrder } from './resources/prepayCardOrder'
import { prepayCardReconcile } from './resources/prepayCardReconcile'
import { prepayCardSend } from './resources/prepayCardSend'
import { prepayCardSetting } from './resources/prepayCardSetting'
import { prepayCardTrade } from './resources/prepayCardTrade'
import { cardsRoutes } from './routes'

export const cardsApplication = {
  name: 'cards',
  title: { zh: '卡券', en: 'Cards' },
  icon: 'credit-card',
  resources: [
    prepayCard,
    prepayCardOrder,
    prepayCardAccount,
    prepayCardTrade,
    prepayCardReconcile,
    prepayCardImport,
    prepayCardDelay,
    prepayCardSend,
    prepayCardConfig,
    prepayCardSetting,
    ecard,
    businessCard,
    equityCard,
    equitySetting,
    equityGift,
    equityCardOrder,
    equityUser,
    equityUseRecord,
    equityDelay,
    physicalCard,
    physicalCardDelivery,
  ],
  routes: cardsRoutes,
  menu: cardsMenu,
  pages: [
    businessCardPage,
    ecardCheckReimbursePage,
    ecardConfigPage,
    equityAddPage,
    equityAddPhysicalPage,
    equityCardDelayPage,
    equityCardEditPage,
    equityCardPurchasingStatisticsPage,
    equityCheckReimbursePage,
    equityConfigPage,
    equityCopyPage,
    equityGiftPage,
    equityListPage,
    equityPage,
    equityPhysicalCardDeliveryPage,
    equityPhysicalCardListPage,
    equityUserManageDetailPage,
    equityUserManageListPage,
    equityUserManagePage,
    prepayCardAddAddConfigPage,
    prepayCardAddCardImportPage,
    prepayCardAddConfigurePage,
    prepayCardAddDataAnalysisReportPage,
    prepayCardAddDelayListPage,
    prepayCardAddDelayPage,
    prepayCardAddEditConfigPage,
    prepayCardAddEditImportPage,
    prepayCardAddEditPage,
    prepayCardAddListPage,
    prepayCardAddMergeDetailPage,
    prepayCardAddPage,
    prepayCardAddPrepayCardAddPage,
    prepayCardAddReconciliationListPage,
    prepayCardAddSendRecordPage,
    prepayCardAdministrationPayPage,
    prepaycardEditByTypePage,
    prepaycardIndexPage,
  ],
} as const satisfies Application

import type { Application } from '../../Application'
import { ticketsMenu } from './menu'
import { batchRefundAddPage } from './pages/batchRefundAddPage'
import { batchRefundListPage } from './pages/batchRefundListPage'
import { depositAccountPage } from './pages/depositAccountPage'
import { depositActivityPage } from './pages/depositActivityPage'
import { depositEditByActivityIdPage } from './pages/depositEditByActivityIdPage'
import { depositOrderPage } from './pages/depositOrderPage'
import { ecardUserManageDetailPage } from './pages/ecardUserManageDetailPage'
import { ecardUserManageIndexPage } from './pages/ecardUserManageIndexPage'
import { groupOrderGroupOrderListByStatusPage } from './pages/groupOrderGroupOrderListByStatusPage'
import { tempebticketposterPage } from './pages/tempebticketposterPage'
import { ticketBindingCreatePage } from './pages/ticketBindingCreatePage'
import { ticketBindingEditByIdPage } from './pages/ticketBindingEditByIdPage'
import { ticketBindingListPage } from './pages/ticketBindingListPage'
import { ticketDelayBatchAddPage } from './pages/ticketDelayBatchAddPage'
import { ticketDelayBatchListPage } from './pages/ticketDelayBatchListPage'
import { ticketDelaySingleAddPage } from './pages/ticketDelaySingleAddPage'
import { ticketDelaySingleListPage } from './pages/ticketDelaySingleListPage'
import { ticketGenericVoucherPage } from './pages/ticketGenericVoucherPage'
import { ticketListByTypePage } from './pages/ticketListByTypePage'
import { ticketNormalnewAddPage } from './pages/ticketNormalnewAddPage'
import { ticketNormalnewCopyByCopyTicketProductIdPage } from './pages/ticketNormalnewCopyByCopyTicketProductIdPage'
import { ticketNormalnewEditByTicketProductIdPage } from './pages/ticketNormalnewEditByTicketProductIdPage'
import { ticketOrderListDetailPage } from './pages/ticketOrderListDetailPage'
import { ticketPromotionActivityAddPage } from './pages/ticketPromotionActivityAddPage'
import { ticketPromotionActivityEditByIdPage } from './pages/ticketPromotionActivityEditByIdPage'
import { ticketPromotionActivityListPage } from './pages/ticketPromotionActivityListPage'
import { ticketUpSellEditPage } from './pages/ticketUpSellEditPage'
import { ticketUpSellListPage } from './pages/ticketUpSellListPage'
import { ticketVerifyPage } from './pages/ticketVerifyPage'
import { tyingActivityAddEditByIdByViewPage } from './pages/tyingActivityAddEditByIdByViewPage'
import { tyingActivityAddEditByIdPage } from './pages/tyingActivityAddEditByIdPage'
import { tyingActivityListPage } from './pages/tyingActivityListPage'
import { validcardAddPage } from './pages/validcardAddPage'
import { validcardCopyPage } from './pages/validcardCopyPage'
import { validcardDelayEditPage } from './pages/validcardDelayEditPage'
import { validcardDelayListPage } from './pages/validcardDelayListPage'
import { validcardEditPage } from './pages/validcardEditPage'
import { validcardListPage } from './pages/validcardListPage'
import { validcardPerformanceDataPage } from './pages/validcardPerformanceDataPage'
import { validcardReservationInventoryPage } from './pages/validcardReservationInventoryPage'
import { validcardReservationManagePage } from './pages/validcardReservationManagePage'
import { batchRefund } from './resources/batchRefund'
import { depositAccount } from './resources/depositAccount'
import { depositActivity } from './resources/depositActivity'
import { depositOrder } from './resources/depositOrder'
import { ecardUseRecord } from './resources/ecardUseRecord'
import { ecardUser } from './resources/ecardUser'
import { genericVoucher } from './resources/genericVoucher'
import { genericVoucherCode } from './resources/genericVoucherCode'
import { groupOrder } from './resources/groupOrder'
import { reservationInventory } from './resources/reservationInventory'
import { ticketBinding } from './resources/ticketBinding'
import { ticketCategory } from './resources/ticketCategory'
import { ticketCode } from './resources/ticketCode'
import { ticketDelay } from './resources/ticketDelay'
import { ticketOrder } from './resources/ticketOrder'
import { ticketProduct } from './resources/ticketProduct'
import { ticketPromotion } from './resources/ticketPromotion'
import { ticketPushLog } from './resources/ticketPushLog'
import { ticketRefund } from './resources/ticketRefund'
import { ticketUpSell } from './resources/ticketUpSell'
import { ticketVerifyRecord } from './resources/ticketVerifyRecord'
import { tyingActivity } from './resources/tyingActivity'
import { validCard } from './resources/validCard'
import { validCardDelay } from './resources/validCardDelay'
import { validCardReservation } from './resources/validCardReservation'
import { ticketsRoutes } from './routes'

export const ticketsApplication = {
  name: 'tickets',
  title: { zh: '票务', en: 'Tickets' },
  icon: 'ticket',
  resources: [
    ticketProduct,
    ticketCategory,
    ticketOrder,
    ticketCode,
    ticketVerifyRecord,
    ticketRefund,
    validCard,
    ecardUser,
    ecardUseRecord,
    validCardDelay,
    validCardReservation,
    reservationInventory,
    depositActivity,
    depositOrder,
    depositAccount,
    genericVoucher,
    genericVoucherCode,
    ticketPushLog,
    ticketPromotion,
    tyingActivity,
    ticketUpSell,
    ticketBinding,
    ticketDelay,
    batchRefund,
    groupOrder,
  ],
  routes: ticketsRoutes,
  menu: ticketsMenu,
  pages: [
    batchRefundAddPage,
    batchRefundListPage,
    depositAccountPage,
    depositActivityPage,
    depositEditByActivityIdPage,
    depositOrderPage,
    ecardUserManageDetailPage,
    ecardUserManageIndexPage,
    groupOrderGroupOrderListByStatusPage,
    tempebticketposterPage,
    ticketBindingCreatePage,
    ticketBindingEditByIdPage,
    ticketBindingListPage,
    ticketDelayBatchAddPage,
    ticketDelayBatchListPage,
    ticketDelaySingleAddPage,
    ticketDelaySingleListPage,
    ticketGenericVoucherPage,
    ticketListByTypePage,
    ticketNormalnewAddPage,
    ticketNormalnewCopyByCopyTicketProductIdPage,
    ticketNormalnewEditByTicketProductIdPage,
    ticketOrderListDetailPage,
    ticketPromotionActivityAddPage,
    ticketPromotionActivityEditByIdPage,
    ticketPromotionActivityListPage,
    ticketUpSellEditPage,
    ticketUpSellListPage,
    ticketVerifyPage,
    tyingActivityAddEditByIdByViewPage,
    tyingActivityAddEditByIdPage,
    tyingActivityListPage,
    validcardAddPage,
    validcardCopyPage,
    validcardDelayEditPage,
    validcardDelayListPage,
    validcardEditPage,
    validcardListPage,
    validcardPerformanceDataPage,
    validcardReservationInventoryPage,
    validcardReservationManagePage,
  ],
} as const satisfies Application

import type { Application } from '../../Application'
import { financeMenu } from './menu'
import { applyInvoiceApplyPage } from './pages/applyInvoiceApplyPage'
import { applyInvoiceInfoByTypePage } from './pages/applyInvoiceInfoByTypePage'
import { applyInvoiceListByTypePage } from './pages/applyInvoiceListByTypePage'
import { applyInvoicePage } from './pages/applyInvoicePage'
import { billSubAccountPage } from './pages/billSubAccountPage'
import { brandCashWithdrawalIndexPage } from './pages/brandCashWithdrawalIndexPage'
import { cashAccountPage } from './pages/cashAccountPage'
import { corpcompanyRewardByRadioTypePage } from './pages/corpcompanyRewardByRadioTypePage'
import { creditAccountIndexPage } from './pages/creditAccountIndexPage'
import { directPaymentDirectPaymentPage } from './pages/directPaymentDirectPaymentPage'
import { entranceTicketSettleBillPage } from './pages/entranceTicketSettleBillPage'
import { epayPage } from './pages/epayPage'
import { equitycardConsumerDetailPage } from './pages/equitycardConsumerDetailPage'
import { equitycardSettleBillPage } from './pages/equitycardSettleBillPage'
import { groupStoresCashPage } from './pages/groupStoresCashPage'
import { invoiceBookConfigPage } from './pages/invoiceBookConfigPage'
import { invoiceEditByIdPage } from './pages/invoiceEditByIdPage'
import { invoiceIndexPage } from './pages/invoiceIndexPage'
import { paymentDirectDetailByDirectPaymentIdPage } from './pages/paymentDirectDetailByDirectPaymentIdPage'
import { paymentDirectPage } from './pages/paymentDirectPage'
import { paymentSceneManageBySceneTypePage } from './pages/paymentSceneManageBySceneTypePage'
import { posElectronicInvoiceIndexPage } from './pages/posElectronicInvoiceIndexPage'
import { posElectronicInvoiceManagePage } from './pages/posElectronicInvoiceManagePage'
import { prepaycardSettleBillPage } from './pages/prepaycardSettleBillPage'
import { receiveAwardIndexPage } from './pages/receiveAwardIndexPage'
import { rechargeSaasRechargePage } from './pages/rechargeSaasRechargePage'
import { rechargeSmallLifeRechargePage } from './pages/rechargeSmallLifeRechargePage'
import { reservedMealsSettleBillPage } from './pages/reservedMealsSettleBillPage'
import { rewardFactorPage } from './pages/rewardFactorPage'
import { rewardQueryRewardQueryPage } from './pages/rewardQueryRewardQueryPage'
import { rewardRewardByRadioTypePage } from './pages/rewardRewardByRadioTypePage'
import { setRewardSendEditPage } from './pages/setRewardSendEditPage'
import { setRewardSendIndexPage } from './pages/setRewardSendIndexPage'
import { smallDirectLaborIndexPage } from './pages/smallDirectLaborIndexPage'
import { smallLifeCashAccountPage } from './pages/smallLifeCashAccountPage'
import { smallLifeConsumePage } from './pages/smallLifeConsumePage'
import { smallLifeSettlementAccountPage } from './pages/smallLifeSettlementAccountPage'
import { smallLifeTicketEditPage } from './pages/smallLifeTicketEditPage'
import { smallLifeTicketPage } from './pages/smallLifeTicketPage'
import { statementsTicketSummaryPage } from './pages/statementsTicketSummaryPage'
import { ticketRewardConfigIndexPage } from './pages/ticketRewardConfigIndexPage'
import { vposBillPage } from './pages/vposBillPage'
import { vposDirectPayIndexPage } from './pages/vposDirectPayIndexPage'
import { vposPaymentVposPaymentPage } from './pages/vposPaymentVposPaymentPage'
import { withdrawDetailPage } from './pages/withdrawDetailPage'
import { cashAccount } from './resources/cashAccount'
import { cashFlow } from './resources/cashFlow'
import { creditAccount } from './resources/creditAccount'
import { creditFlow } from './resources/creditFlow'
import { directPayment } from './resources/directPayment'
import { invoice } from './resources/invoice'
import { invoiceConfig } from './resources/invoiceConfig'
import { invoiceTerminal } from './resources/invoiceTerminal'
import { invoiceTitle } from './resources/invoiceTitle'
import { laborPayout } from './resources/laborPayout'
import { payChannel } from './resources/payChannel'
import { paymentScene } from './resources/paymentScene'
import { platformInvoice } from './resources/platformInvoice'
import { recharge } from './resources/recharge'
import { rechargePackage } from './resources/rechargePackage'
import { rewardFactor } from './resources/rewardFactor'
import { rewardReceive } from './resources/rewardReceive'
import { rewardRecord } from './resources/rewardRecord'
import { rewardRule } from './resources/rewardRule'
import { rewardSend } from './resources/rewardSend'
import { settlementAccount } from './resources/settlementAccount'
import { settlementBill } from './resources/settlementBill'
import { settlementItem } from './resources/settlementItem'
import { smallLifeConsume } from './resources/smallLifeConsume'
import { smallLifeTicket } from './resources/smallLifeTicket'
import { splitBill } from './resources/splitBill'
import { vposTrade } from './resources/vposTrade'
import { withdrawal } from './resources/withdrawal'
import { financeRoutes } from './routes'

export const financeApplication = {
  name: 'finance',
  title: { zh: '财务中心', en: 'Finance' },
  icon: 'wallet',
  resources: [
    directPayment,
    paymentScene,
    payChannel,
    vposTrade,
    invoice,
    invoiceTitle,
    invoiceTerminal,
    invoiceConfig,
    platformInvoice,
    settlementBill,
    settlementItem,
    splitBill,
    cashAccount,
    cashFlow,
    settlementAccount,
    withdrawal,
    recharge,
    rechargePackage,
    creditAccount,
    creditFlow,
    laborPayout,
    rewardRule,
    rewardRecord,
    rewardFactor,
    rewardSend,
    rewardReceive,
    smallLifeTicket,
    smallLifeConsume,
  ],
  routes: financeRoutes,
  menu: financeMenu,
  pages: [
    applyInvoiceApplyPage,
    applyInvoiceInfoByTypePage,
    applyInvoiceListByTypePage,
    applyInvoicePage,
    billSubAccountPage,
    brandCashWithdrawalIndexPage,
    cashAccountPage,
    corpcompanyRewardByRadioTypePage,
    creditAccountIndexPage,
    directPaymentDirectPaymentPage,
    entranceTicketSettleBillPage,
    epayPage,
    equitycardConsumerDetailPage,
    equitycardSettleBillPage,
    groupStoresCashPage,
    invoiceBookConfigPage,
    invoiceEditByIdPage,
    invoiceIndexPage,
    paymentDirectDetailByDirectPaymentIdPage,
    paymentDirectPage,
    paymentSceneManageBySceneTypePage,
    posElectronicInvoiceIndexPage,
    posElectronicInvoiceManagePage,
    prepaycardSettleBillPage,
    receiveAwardIndexPage,
    rechargeSaasRechargePage,
    rechargeSmallLifeRechargePage,
    reservedMealsSettleBillPage,
    rewardFactorPage,
    rewardQueryRewardQueryPage,
    rewardRewardByRadioTypePage,
    setRewardSendEditPage,
    setRewardSendIndexPage,
    smallDirectLaborIndexPage,
    smallLifeCashAccountPage,
    smallLifeConsumePage,
    smallLifeSettlementAccountPage,
    smallLifeTicketEditPage,
    smallLifeTicketPage,
    statementsTicketSummaryPage,
    ticketRewardConfigIndexPage,
    vposBillPage,
    vposDirectPayIndexPage,
    vposPaymentVposPaymentPage,
    withdrawDetailPage,
  ],
} as const satisfies Application

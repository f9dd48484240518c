import type { RowStory } from '../SeedRow'
import { cashFlow, creditAccount, creditFlow } from './accounts'
import * as activities from './activities'
import { prepayCardAccount, prepayCardConfig, prepayCardReconcile } from './cardAccounts'
import {
  equityCardOrder,
  equityUser,
  extension,
  physicalCard,
  physicalCardDelivery,
  prepayCard,
  prepayCardOrder,
} from './cardOrders'
import {
  ecardUseRecord,
  ecardUser,
  prepayCardTrade,
  reservationInventory,
  validCardReservation,
} from './cards'
import * as channels from './channels'
import { coupon } from './coupons'
import * as envelopes from './envelopes'
import { pointsExchange, pointsProduct } from './exchanges'
import { cashAccount, depositAccount, depositOrder, invoice, settlementAccount } from './finance'
import * as guests from './guests'
import { meetingBooking } from './meeting'
import { member, memberGrade, memberTicketSummary } from './members'
import * as messages from './messages'
import { pageVisit } from './pageVisit'
import * as payments from './payments'
import * as places from './places'
import { pointRecord } from './points'
import { depositActivity, groupOrder, shortLink, ticketUpSell } from './promotions'
import * as reports from './reports'
import {
  dishClass,
  restaurantOrder,
  restaurantPrintRule,
  restaurantProduct,
  tableReservation,
} from './restaurant'
import { ticketOrder } from './ticketOrder'
import * as vouchers from './vouchers'
import * as wecom from './wecom'

/** Corrections by resource, for what the field types do not say. */
export const stories: Readonly<Record<string, RowStory>> = {
  ...activities,
  ...channels,
  ...envelopes,
  ...guests,
  ...messages,
  ...payments,
  ...places,
  ...reports,
  ...vouchers,
  ...wecom,
  ...{
    prepayCardDelay: extension,
    equityDelay: extension,
    validCardDelay: extension,
    ticketDelay: extension,
  },
  cashAccount,
  cashFlow,
  coupon,
  creditAccount,
  creditFlow,
  depositAccount,
  depositActivity,
  depositOrder,
  dishClass,
  ecardUser,
  ecardUseRecord,
  equityCardOrder,
  equityUser,
  groupOrder,
  invoice,
  meetingBooking,
  member,
  memberGrade,
  memberTicketSummary,
  pageVisit,
  physicalCard,
  physicalCardDelivery,
  pointRecord,
  pointsExchange,
  pointsProduct,
  prepayCard,
  prepayCardAccount,
  prepayCardConfig,
  prepayCardOrder,
  prepayCardReconcile,
  prepayCardTrade,
  reservationInventory,
  restaurantOrder,
  restaurantPrintRule,
  restaurantProduct,
  settlementAccount,
  shortLink,
  tableReservation,
  ticketOrder,
  ticketUpSell,
  validCardReservation,
}

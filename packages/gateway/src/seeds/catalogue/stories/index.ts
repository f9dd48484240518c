import type { RowStory } from '../SeedRow'
import {
  ecardUseRecord,
  ecardUser,
  prepayCardAccount,
  prepayCardTrade,
  reservationInventory,
  validCardReservation,
} from './cards'
import { coupon } from './coupons'
import { cashAccount, depositAccount, depositOrder, invoice } from './finance'
import { meetingBooking } from './meeting'
import { member, memberGrade, memberTicketSummary } from './members'
import { pageVisit } from './pageVisit'
import { pointRecord } from './points'
import { depositActivity, groupOrder, shortLink, ticketUpSell } from './promotions'
import {
  dishClass,
  restaurantOrder,
  restaurantPrintRule,
  restaurantProduct,
  tableReservation,
} from './restaurant'
import { ticketOrder } from './ticketOrder'

/** What the types of the fields cannot say, by resource. */
export const stories: Readonly<Record<string, RowStory>> = {
  cashAccount,
  coupon,
  depositAccount,
  depositActivity,
  depositOrder,
  dishClass,
  ecardUser,
  ecardUseRecord,
  groupOrder,
  invoice,
  meetingBooking,
  member,
  memberGrade,
  memberTicketSummary,
  pageVisit,
  pointRecord,
  prepayCardAccount,
  prepayCardTrade,
  reservationInventory,
  restaurantOrder,
  restaurantPrintRule,
  restaurantProduct,
  shortLink,
  tableReservation,
  ticketOrder,
  ticketUpSell,
  validCardReservation,
}

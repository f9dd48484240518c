import type { Application } from '../Application'
import { activitiesApplication } from './activities'
import { cardsApplication } from './cards'
import { channelsApplication } from './channels'
import { financeApplication } from './finance'
import { marketingApplication } from './marketing'
import { meetingApplication } from './meeting'
import { membersApplication } from './members'
import { merchantApplication } from './merchant'
import { passApplication } from './pass'
import { pointsApplication } from './points'
import { reportsApplication } from './reports'
import { restaurantApplication } from './restaurant'
import { shopApplication } from './shop'
import { ticketsApplication } from './tickets'
import { wecomApplication } from './wecom'

/** The sub-applications of the console, in the order of the specification's route tables. @spec W-ROUTE-13 */
export const applications: readonly Application[] = [
  merchantApplication,
  channelsApplication,
  marketingApplication,
  membersApplication,
  shopApplication,
  wecomApplication,
  reportsApplication,
  pointsApplication,
  cardsApplication,
  ticketsApplication,
  activitiesApplication,
  restaurantApplication,
  meetingApplication,
  financeApplication,
  passApplication,
]

import { checkUserPathPermission, getMenusByUser } from './calls/account'
import { getIntroduction } from './calls/activity'
import { getHotelConfigAll } from './calls/config'
import { getRow, listRows, saveRow } from './calls/configurable'
import { getConsolePage } from './calls/consolePage'
import { getDemoAccounts } from './calls/demoAccounts'
import { getDemoProgress } from './calls/demoProgress'
import * as developer from './calls/developer'
import { getDictionary } from './calls/dictionary'
import { applyForHotelAuthorisation, isHotelAuthorised, listSaleChannels } from './calls/enterpriseMessaging'
import { getUserFeedback, submitUserFeedback } from './calls/feedback'
import * as files from './calls/files'
import { withdrawImage } from './calls/imageAddresses'
import * as map from './calls/map'
import * as miniProgram from './calls/miniProgram'
import { publishObjects, signObjectAddresses } from './calls/objectAddresses'
import * as objectStore from './calls/objectStore'
import * as ownAccount from './calls/ownAccount'
import { getRefundQrUrl } from './calls/payment'
import {
  listRestaurantProducts,
  listTicketCategories,
  listTicketProducts,
  listTicketProductsByQuery,
  readRestaurantProducts,
  readTicketProducts,
} from './calls/products'
import { exportReport, getReport } from './calls/reports'
import { countSelectionRule, expandSelectionRule } from './calls/selectionRules'
import { createEmbedToken, getIdentity, signOut } from './calls/session'
import { signIn } from './calls/signIn'
import { getImageStorageToken } from './calls/storage'
import type { CallDefinition } from './defineCall'

/**
 * All calls of the specification, in its order. Importing the table imports every schema; clients import single calls.
 *
 * @example
 * ```ts
 * import { callTable } from '@ebkit/protocol/call-table'
 *
 * // What a stand-in for the gateway must answer, and what a client may send again after a lost answer.
 * const own = callTable.filter(({ base, kind }) => base === 'gateway' && kind === 'http')
 * const repeatable = own.filter(({ safeToRepeat }) => safeToRepeat).map(({ method, path }) => `${method} /${path}`)
 * repeatable.includes('GET /merchant-api/config/getHotelConfigAll') // true
 * ```
 */
export const callTable: readonly CallDefinition[] = [
  getHotelConfigAll,
  getUserFeedback,
  submitUserFeedback,
  getImageStorageToken,
  ...Object.values(files),
  listTicketProducts,
  listRestaurantProducts,
  listTicketCategories,
  getDictionary,
  ...Object.values(objectStore),
  listRows,
  getRow,
  saveRow,
  getMenusByUser,
  checkUserPathPermission,
  isHotelAuthorised,
  applyForHotelAuthorisation,
  listSaleChannels,
  getIntroduction,
  getRefundQrUrl,
  ...Object.values(miniProgram),
].sort((one, other) => one.id.localeCompare(other.id))

const { longestOverlap: _, ...developerCalls } = developer

/**
 * The gateway's own calls: session, embed token, accounts and rows of a demo, products by query and by key, selection rules, signed
 * addresses of objects, images taken back, pages of the console, figures of reports, the map, origins and keys of partners.
 */
export const ownCallTable: readonly CallDefinition[] = [
  getIdentity,
  signIn,
  signOut,
  createEmbedToken,
  ownAccount.changePassword,
  ownAccount.signOutEverywhere,
  getDemoAccounts,
  getDemoProgress,
  listTicketProductsByQuery,
  readRestaurantProducts,
  readTicketProducts,
  countSelectionRule,
  expandSelectionRule,
  signObjectAddresses,
  publishObjects,
  withdrawImage,
  getConsolePage,
  getReport,
  exportReport,
  ...Object.values(map),
  ...Object.values(developerCalls),
]

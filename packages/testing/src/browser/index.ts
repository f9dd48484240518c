export { deleteDishes, insertDishes } from '../dishes'
export { shareOf } from '../share'
export { atMounting } from './atMounting'
export {
  type Alive,
  collectGarbage,
  countAlive,
  countInstances,
  type DomCounters,
  domCounters,
  setOffline,
} from './counters'
export { drawn } from './drawn'
export { reachesBeyond } from './drawnRows'
export {
  type BrowserFault,
  foreignGatewayUrl,
  gatewayUrl,
  injectFault,
  resetFaults,
  seenRequests,
  signIn,
  signOut,
  sql,
} from './gateway'
export { pressTogether } from './keys'
export { holdLongTimers, type LongTimers } from './longTimers'
export { type Mounted, mount } from './mount'
export { pasteEvent } from './pasteEvent'
export { turnWheel } from './pointer'
export { expectProblem } from './problems'
export { pseudoText } from './pseudoText'
export { closeRealms, openRealm, type Realm } from './realm'
export { until } from './until'

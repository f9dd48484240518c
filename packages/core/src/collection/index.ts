export type * from './Collection'
export { createCollection, searchWait } from './createCollection'
export { readPages } from './readPages'
export { rowsByKey } from './rowsByKey'

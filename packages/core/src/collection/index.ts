export type * from './Collection'
export { createCollection, searchWait } from './createCollection'
export {
  type AppendedChange,
  type AppendedState,
  createPageAppender,
  type PageAppender,
} from './createPageAppender'
export { readPages } from './readPages'
export { rowsByKey } from './rowsByKey'

export * from './calls/account'
export * from './calls/activity'
export * from './calls/config'
export * from './calls/configurable'
export * from './calls/demoAccounts'
export * from './calls/dictionary'
export * from './calls/enterpriseMessaging'
export * from './calls/feedback'
export * from './calls/files'
export * from './calls/imageAddresses'
export * from './calls/miniProgram'
export * from './calls/objectStore'
export * from './calls/payment'
export * from './calls/products'
export * from './calls/resources'
export * from './calls/session'
export * from './calls/signIn'
export * from './calls/storage'
export * from './calls/storageAddresses'
export * from './callTable'
export * from './check'
export * from './defineCall'
export * from './money'
export {
  type ExplorerItem,
  explorerItem,
  type FileServiceReason,
  type FolderNode,
  type FolderNodeOnWire,
  partialOutcome,
} from './schemas/files'
export type { ProductRow } from './schemas/products'

import type { FileRules } from '@ebkit/rules/files'
import type { ItemList } from '../list/itemList'
import type { StoreSettings } from '../transfer/storeClient'
import type { UploadTarget } from '../Uploads'
import type { UploadsOptions } from '../UploadsOptions'
import type { CheckpointWriter } from './checkpointWriter'

/** What the transfers of a list share. */
export interface TransferContext {
  readonly options: UploadsOptions
  readonly target: UploadTarget
  readonly requests: StoreSettings
  readonly items: ItemList
  readonly writer: CheckpointWriter
  readonly rules: () => FileRules
  readonly now: () => number
  /** Aborts when the list is disposed of. */
  readonly signal: AbortSignal
}

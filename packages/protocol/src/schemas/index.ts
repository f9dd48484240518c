export {
  type ExplorerItem,
  explorerItem,
  type FileServiceReason,
  type FolderNode,
  type FolderNodeOnWire,
  maximumChangedFiles,
  partialOutcome,
} from './files'
export type { ProductRow, RestaurantProductRow, TicketCategoryRow } from './products'
export type { ReceivedRule, RuleTarget, SelectionRule } from './selectionRule'

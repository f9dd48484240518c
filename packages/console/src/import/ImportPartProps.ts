import type { ConsolePage, PageResource } from '@ebkit/core/services/consolePages'
import type { ImportModel, ImportState } from './importModel'

/** Props of each step of an import. */
export interface ImportPartProps {
  model: ImportModel
  state: ImportState
  resource: PageResource
  references: ConsolePage['references']
  /** Names of the fields of the template. Empty: those that fit in a cell. */
  columns: readonly string[]
  /** Leads to the list of rows, and to one of them. */
  onSee: ((key?: string) => void) | undefined
}

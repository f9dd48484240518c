import type { FileEntry } from '@ebkit/core/files'
import type { WidgetError } from '../environment'

/** Settings that the page has for every file manager. */
export interface ManagerProps {
  label?: string | undefined
  view?: 'grid' | 'list' | undefined
  /** Types of files that can be uploaded. */
  accept?: string | undefined
  /** Bytes. */
  maxSize?: number | undefined
  maxNameLength?: number | undefined
  nameCheck?: boolean
  onBeforeOpen?(detail: { file: FileEntry }): boolean | undefined
  onOpen?(detail: { file: FileEntry }): void
  onError?(error: WidgetError): void
}

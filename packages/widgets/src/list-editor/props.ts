import type { ListColumn, ListRow } from './columns'

export interface ListEditorProps {
  /** The fields of every row. Default none. */
  columns?: readonly ListColumn[]
  /** The rows: records with a value for each column. Further properties are kept. Default none. */
  rows?: readonly ListRow[]
  /** Minimum number of rows. Default 0. */
  minRows?: number
  /** Maximum number of rows. Default no limit. */
  maxRows?: number
  /** Disables all changes. Default false. */
  disabled?: boolean
  /** Accessible name. Default `列表`. */
  label?: string | undefined
  /** The error message, shown once the user has interacted with the list. */
  errorMessage?: string | undefined
  /** After every change, also while something is being typed. */
  onInput?: (detail: { value: readonly ListRow[] }) => void
  /** After every change; for typed text when its field loses focus. */
  onChange?: (detail: { value: readonly ListRow[] }) => void
}

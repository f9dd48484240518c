import type { ListColumn, ListRow } from './columns'

export interface ListEditorProps {
  /** The fields of every row. Default none. */
  columns?: readonly ListColumn[]
  /** The rows: records with a value for each column. What else they hold stays. Default none. */
  rows?: readonly ListRow[]
  /** Fewest rows. Default 0. */
  minRows?: number
  /** Most rows. Default no limit. */
  maxRows?: number
  /** Nothing can be changed. Default false. */
  disabled?: boolean
  /** Accessible name. Default `列表`. */
  label?: string | undefined
  /** What is wrong, once the person has had a chance to get it right. */
  errorMessage?: string | undefined
  /** After every change, also while something is being typed. */
  onInput?: (detail: { value: readonly ListRow[] }) => void
  /** After every change; of what was typed when its field is left. */
  onChange?: (detail: { value: readonly ListRow[] }) => void
}

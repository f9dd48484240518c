import type { Field } from '@ebkit/rules/fields'
import type { ListRow } from './ListRow'

/** A text in the console's languages; where English is missing, Chinese. */
export type ListText = string | { zh: string; en?: string }

/** A value that a column can have, with its word. */
export interface ListOption {
  value: string | number | boolean
  label: ListText
  /** Shape and colour of the dot before the word. */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger'
}

/** What draws a cell: the name of an `eb-` element, or a function that gives a text or a node. */
export type ListCell = string | ((value: unknown, row: ListRow) => unknown)

/** What has to be right about an edited cell. */
export type ListEditRules = Pick<
  Field,
  'required' | 'min' | 'max' | 'step' | 'minLength' | 'maxLength' | 'pattern' | 'rules'
>

/** One column of a list. @spec W-LIST-12 */
export interface ListColumn {
  /** Name of the field, with dots between those that lie in one another. */
  name: string
  /** Head of the column. Default: the name. */
  header?: ListText
  /** Can be filtered by. */
  filterable?: boolean
  /** Can be sorted by. */
  sortable?: boolean
  /** The search looks in it: there is a search field that says so. */
  searchable?: boolean
  /** The values that it has. */
  options?: readonly ListOption[]
  component?: ListCell
  /** A value that is that of the row above stands there once. */
  merge?: boolean
  /** CSS of its cells. */
  style?: Readonly<Record<string, string>>
  /** px. Default: by its type. */
  width?: number
  /** Default: numbers at the end, all else at the start. */
  align?: 'start' | 'center' | 'end'
  /** What its values are: a field type such as `money`, `datetime`, `enum`, `image`. Default `string`. */
  type?: string
  /** Of pictures: who reads them without signing in. Default: everybody. */
  visibility?: 'public' | 'private'
  /** Stays where it is while the others roll. Default: the first one at the start. */
  pinned?: 'start' | 'end' | 'none'
  /** Not shown until the person wants it. */
  hidden?: boolean
  /** Has a sum in the row of totals. */
  total?: boolean
  /** Stands behind the head, in brackets. */
  unit?: ListText
  /** Shown below the first column's text, in its cell. */
  below?: boolean
  /** Its cells can be edited where they stand; with what has to be right, as of a form's field. Default: they cannot. */
  editable?: boolean | ListEditRules
}

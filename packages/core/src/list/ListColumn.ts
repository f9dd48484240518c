import type { ConfiguredText, Field, FieldConfiguration } from '@ebkit/rules/fields'
import type { ResourceOptions } from '../form/readRows'
import type { ListRow } from './ListRow'

/** What draws a cell: the name of an `eb-` element, or a function that gives a text or a node. */
export type ListCell = string | ((value: unknown, row: ListRow) => unknown)

/** How a list shows a field. */
interface ColumnView {
  /** Can be filtered by. Default: no. */
  readonly filterable?: boolean
  /** The rows that it can be filtered by. Default: its values are its `options`, a stretch, or a text. */
  readonly optionsOf?: ResourceOptions
  /** Can be sorted by. Default: no. */
  readonly sortable?: boolean
  /** The search looks in it: there is a search field that names it. Default: no. */
  readonly searchable?: boolean
  /** Default: by the field's type. */
  readonly component?: ListCell
  /** A value that equals that of the row above is shown once. Default: no. */
  readonly merge?: boolean
  /** CSS of its cells. */
  readonly style?: Readonly<Record<string, string>>
  /** px. Default: by the field's type. */
  readonly width?: number
  /** Default: numbers at the end, all else at the start. */
  readonly align?: 'start' | 'center' | 'end'
  /** Stays in place while the others scroll. Default: the first column at the start. */
  readonly pinned?: 'start' | 'end' | 'none'
  /** Not shown until a person wants it. Default: shown. */
  readonly hidden?: boolean
  /** Has a sum in the row of totals. Default: no. */
  readonly total?: boolean
  /** Shown below the text that names the row, in its cell. Default: no. */
  readonly below?: boolean
  /** Its cells can be edited in place, checked by the field's own limits and rules. Default: no. */
  readonly editable?: boolean
}

/**
 * A column as pages write it: a field, and how the list shows it. `name` may have dots between names of nested fields.
 *
 * @spec W-LIST-12
 */
export interface ListColumnConfiguration extends FieldConfiguration, ColumnView {
  /** Head of the column. Default: the field's `label`. */
  readonly header?: ConfiguredText
}

/** A column of a list: a field, labelled as its head says, and how the list shows it. */
export interface ListColumn extends Field, ColumnView {}

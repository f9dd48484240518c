import type { ConfiguredText, Field, FieldConfiguration } from '@ebkit/rules/fields'
import type { ResourceOptions } from '../form/readRows'
import type { ListRow } from './ListRow'

/** Renders a cell: the name of an `eb-` element, or a function that returns a text or a node. */
export type ListCell = string | ((value: unknown, row: ListRow) => unknown)

/** How a list shows a field. */
interface ColumnView {
  /** Can be filtered. Default: false. */
  readonly filterable?: boolean
  /** The rows offered as filter values. Default: its `options`, a range, or a text, by type. */
  readonly optionsOf?: ResourceOptions
  /** Can be sorted. Default: false. */
  readonly sortable?: boolean
  /** Is searched: a search field names this column. Default: false. */
  readonly searchable?: boolean
  /** How its cells are rendered. Default: by the field's type. */
  readonly component?: ListCell
  /** A value equal to that of the row above is shown only once. Default: false. */
  readonly merge?: boolean
  /** CSS of its cells. */
  readonly style?: Readonly<Record<string, string>>
  /** Width in px. Default: by the field's type. */
  readonly width?: number
  /** Alignment. Default: numbers at the end, all else at the start. */
  readonly align?: 'start' | 'center' | 'end'
  /** Stays in place while the others scroll. Default: the first column at the start. */
  readonly pinned?: 'start' | 'end' | 'none'
  /** Hidden until the user shows it. Default: false. */
  readonly hidden?: boolean
  /** Has a sum in the row of totals. Default: false. */
  readonly total?: boolean
  /** Shown in the cell of the name, below it. Default: false. */
  readonly below?: boolean
  /** Its cells can be edited in place, validated by the field's own limits and rules. Default: false. */
  readonly editable?: boolean
}

/**
 * A column as pages write it: a field, and how the list shows it. `name` may be a path with dots.
 * @spec W-LIST-12
 */
export interface ListColumnConfiguration extends FieldConfiguration, ColumnView {
  /** Heading of the column. Default: the field's `label`. */
  readonly header?: ConfiguredText
}

/** A column of a list: a field with the heading as its label, and how the list shows it. */
export interface ListColumn extends Field, ColumnView {}

import type {
  ListColumnConfiguration,
  ListDensity,
  ListFilters,
  ListPage,
  ListQuery,
  ListRow,
  ListSource,
} from '@ebkit/core/list'
import type { CellChange } from '@ebkit/core/list/editing'
import type { ConfiguredText } from '@ebkit/rules/fields'
import type { RefObject } from 'react'
import type { WidgetError } from '../environment'

/** An action on a row, on the selected rows, or on the list. */
export interface ListAction {
  /** Its name in the event. */
  name: string
  /** Text of the button. */
  label: ConfiguredText
  /** `danger` for a destructive action, `primary` once in a toolbar. */
  tone?: 'danger' | 'primary' | 'default'
  /**
   * When it applies: a function, or a condition such as `status=NEW|OFFLINE`, on a row. For the selected rows, the
   * action is run on those that match, and on rows of other pages that were never loaded; in a toolbar, the condition
   * is on `total`, `selected`, `search` and the filters. Default: always.
   */
  when?: string | ((row: ListRow) => boolean)
  /**
   * Why it cannot be run on a row to which it applies: it is disabled, with this text. Default: it can always be run.
   */
  refusal?: ((row: ListRow) => string | undefined) | undefined
}

/** Methods for the page. */
export interface DataListHandle {
  /** Reads the page again. */
  reload(): void
  /** Clears the selection. */
  clearSelection(): void
  /** Focuses the grid. */
  focus(): void
  /** Sets the filters; an empty object removes all of them. */
  setFilters(filters: ListFilters): void
  /** Replaces the row that has the same key. */
  replaceRow(row: ListRow): void
}

export interface DataListProps {
  /** Columns, in order. The first one names the row. Default: those in the resource's definition. @spec W-LIST-12 */
  columns?: readonly ListColumnConfiguration[] | undefined
  /** Source of the rows: an address at the gateway, a function, or an array. Default: the resource. @spec W-LIST-2 */
  source?: ListSource | undefined
  /**
   * A resource of the gateway, such as `merchant-api/printer`, instead of a source. Without columns, its definition
   * also provides key, columns, filters, texts and actions. Default: none.
   */
  resource?: string | undefined
  /**
   * Names of columns of the resource's definition that can be edited in place, separated by spaces or commas.
   * Default: none.
   */
  editable?: string | undefined
  /** A condition on all rows of the resource, such as `status=NEW`. Default: none. */
  where?: string | undefined
  /** Name of the field that identifies a row. Default: the key in the definition of the resource, else `id`. */
  rowKey?: string | undefined
  /**
   * Page size; 0 for all rows on one page, without a pager. Default 20. A page size that the user chose and
   * `remember` stored takes precedence. @spec W-LIST-10
   */
  pageSize?: number | undefined
  /**
   * Initial sort order, until the user sorts or the page sets another one: `createdAt desc`. Default: that of the
   * resource's definition, else none.
   */
  sort?: string | undefined
  /** Initial filters by column, until the user filters or the page sets others. Default: none. */
  filters?: ListFilters | undefined
  /** Actions on a row: two are shown, the rest is behind `…`. Default: those in the resource's definition. */
  rowActions?: readonly ListAction[] | undefined
  /** Actions on the selected rows. Default: those in the resource's definition. */
  bulkActions?: readonly ListAction[] | undefined
  /** Actions on the list. Default: `add`, if the resource's definition offers it. */
  toolbar?: readonly ListAction[] | undefined
  /**
   * Whether rows can be selected. Default: `multiple` if the resource's definition has actions on selected rows, else
   * `none`.
   */
  selection?: 'none' | 'single' | 'multiple' | undefined
  /** Height of rows: 36, 44 or 56 px. The user can choose another one. Default `standard`. */
  density?: ListDensity | undefined
  /**
   * Name under which columns, density, page size and saved filters are stored in this browser. Default: nothing is
   * stored, and filters cannot be saved.
   */
  remember?: string | undefined
  /**
   * Keeps the state of the list in the page’s address, in parameters that begin with this and a dot. Default: not in
   * the address.
   */
  address?: string | undefined
  /** Returns the content below an open row: a text or a node. Default: rows do not open. */
  expand?: ((row: ListRow) => unknown) | undefined
  /** Adds a last row with the sums of columns with `total`. */
  totals?: boolean | undefined
  /** The first column’s text is not a button that opens the row. */
  plainNames?: boolean | undefined
  /** Rows can be exported: those of the page, selected ones, all. Default: if the resource's definition offers it. */
  exportable?: boolean | undefined
  /**
   * Stores the text typed into a cell of an `editable` column, and returns the new row (or some of its fields). A
   * thrown error is shown at the cell; an error with `status` 409 and the row as `data.current` is a conflict.
   * Default: the resource's save.
   */
  saveCell?: ((change: CellChange) => unknown) | undefined
  /** Accessible name. Default: the title in the definition of the resource, else 列表. */
  label?: string | undefined
  /** An action of a row was pressed. */
  onRowAction?: ((detail: { name: string; key: string; row: ListRow }) => void) | undefined
  /**
   * An action was pressed: `keys` are the selected rows to which it applies, `rows` those of them that have been
   * loaded.
   */
  onBulkAction?: ((detail: { name: string; keys: string[]; rows: ListRow[] }) => void) | undefined
  /** An action of the toolbar was pressed. */
  onToolbarAction?: ((detail: { name: string }) => void) | undefined
  /** The selection changed. `rows` are those that have been loaded. */
  onSelect?: ((detail: { keys: string[]; rows: ListRow[] }) => void) | undefined
  /** The name of a row was pressed, or Enter on a cell. */
  onOpen?: ((detail: { key: string; row: ListRow }) => void) | undefined
  /** A page has loaded. */
  onLoad?: ((detail: ListPage & ListQuery) => void) | undefined
  /** Rows could not be read, stored or exported; the list shows it too. */
  onError?: ((error: WidgetError) => void) | undefined
  /** Receives the methods. */
  handle?: RefObject<DataListHandle | null>
}

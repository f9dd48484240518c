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

/** Something that can be done with a row, with the selected rows, or with the list. */
export interface ListAction {
  /** Told by the event. */
  name: string
  /** What the button says. */
  label: ConfiguredText
  /** `danger` where something is lost, `primary` once in a toolbar. */
  tone?: 'danger' | 'primary' | 'default'
  /**
   * What it is for: a function, or a condition such as `status=NEW|OFFLINE`. It sees a row; of the selected
   * rows the action is for those that it holds for, and for those of other pages that were never read; in a toolbar it
   * sees `total`, `selected`, `search` and the filters. Default: all.
   */
  when?: string | ((row: ListRow) => boolean)
  /** Why it cannot be done with a row that it is for: it is greyed, with this text. Default: it can be done with all. */
  refusal?: ((row: ListRow) => string | undefined) | undefined
}

/** What a page can do with the list. */
export interface DataListHandle {
  /** Reads the page again. */
  reload(): void
  /** Nothing is selected. */
  clearSelection(): void
  /** Focuses the grid. */
  focus(): void
  /** Filters by these; an empty object takes all filters away. */
  setFilters(filters: ListFilters): void
  /** Takes a row that has changed, in place of the one with its key. */
  replaceRow(row: ListRow): void
}

export interface DataListProps {
  /** Columns, in order. The first one names the row. Default: those that the definition of the resource has. @spec W-LIST-12 */
  columns?: readonly ListColumnConfiguration[] | undefined
  /** Where rows come from: an address at the gateway, a function, or the rows. Default: the resource. @spec W-LIST-2 */
  source?: ListSource | undefined
  /**
   * One of the gateway's resources, `merchant-api/printer`, instead of a source. Without columns its definition also gives
   * key, columns, filters, texts and actions. Default: none.
   */
  resource?: string | undefined
  /** Names of columns of the resource's definition that are edited in place, between spaces or commas. Default: none. */
  editable?: string | undefined
  /** A condition on all rows of the resource, such as `status=NEW`. Default: none. */
  where?: string | undefined
  /** Name of the field that identifies a row. Default: the key in the definition of the resource, else `id`. */
  rowKey?: string | undefined
  /** Rows of a page; 0 for all on one page, without a pager. Default 20. What the person chose and `remember` keeps comes first. @spec W-LIST-10 */
  pageSize?: number | undefined
  /** How it is sorted until the person sorts, or the page sets another one: `createdAt desc`. Default: that of the resource's definition, else none. */
  sort?: string | undefined
  /** What it is filtered by until the person filters, or the page sets others; by column. Default: none. */
  filters?: ListFilters | undefined
  /** What can be done with a row: two words, the rest behind `…`. Default: what the definition of the resource offers. */
  rowActions?: readonly ListAction[] | undefined
  /** What can be done with the selected rows. Default: what the definition of the resource offers. */
  bulkActions?: readonly ListAction[] | undefined
  /** What can be done with the list. Default: `add`, if the definition of the resource offers it. */
  toolbar?: readonly ListAction[] | undefined
  /** Whether rows can be selected. Default: `multiple` if the definition of the resource offers something for selected rows, else `none`. */
  selection?: 'none' | 'single' | 'multiple' | undefined
  /** Height of rows: 36, 44 or 56 px. The person can choose another one. Default `standard`. */
  density?: ListDensity | undefined
  /** Name under which columns, density, page size and saved filters are kept on this machine. Default: nothing is kept, and no filters can be saved. */
  remember?: string | undefined
  /** What is shown stands in the page’s address, in parameters that begin with this and a dot. Default: it does not. */
  address?: string | undefined
  /** Gives what stands below an open row: a text or a node. Default: rows do not open. */
  expand?: ((row: ListRow) => unknown) | undefined
  /** A last row with the sums of columns with `total`. */
  totals?: boolean | undefined
  /** The first column’s text is no button that opens the row. */
  plainNames?: boolean | undefined
  /** Rows can be exported: those of the page, selected ones, all. Default: if the definition of the resource offers it. */
  exportable?: boolean | undefined
  /**
   * Stores what was typed into a cell of an `editable` column, and gives the row as it is then (or some of its fields).
   * What it throws is shown at the cell; an error with `status` 409 and the row as `data.current` is a conflict. Default:
   * the resource's save.
   */
  saveCell?: ((change: CellChange) => unknown) | undefined
  /** Accessible name. Default: the title in the definition of the resource, else 列表. */
  label?: string | undefined
  /** An action of a row was pressed. */
  onRowAction?: ((detail: { name: string; key: string; row: ListRow }) => void) | undefined
  /** An action was pressed: `keys` are the selected rows that it is for, `rows` those of them that were seen. */
  onBulkAction?: ((detail: { name: string; keys: string[]; rows: ListRow[] }) => void) | undefined
  /** An action of the toolbar was pressed. */
  onToolbarAction?: ((detail: { name: string }) => void) | undefined
  /** Another selection. `rows` are those that were seen. */
  onSelect?: ((detail: { keys: string[]; rows: ListRow[] }) => void) | undefined
  /** The name of a row was pressed, or Enter on a cell. */
  onOpen?: ((detail: { key: string; row: ListRow }) => void) | undefined
  /** A page has come. */
  onLoad?: ((detail: ListPage & ListQuery) => void) | undefined
  /** Rows could not be read, stored or exported; the list says so too. */
  onError?: ((error: WidgetError) => void) | undefined
  /** Receives the methods. */
  handle?: RefObject<DataListHandle | null>
}

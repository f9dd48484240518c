import { listPageSize } from '@ebkit/core/list'
import { DataList, type DataListProps } from '@ebkit/widgets/data-list'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'
import { widgetConnection } from '../element/widgetConnection'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const list = (example: string) => ({ type: 'json', accepts: Array.isArray, example }) as const
const actions = list('[{"name":"edit","label":"A"}]')

const isObject = (value: unknown) => typeof value === 'object' && value !== null
const isFunction = (value: unknown) => typeof value === 'function'

/** `<eb-data-list>`: the list of a back-office page. */
export const dataList = defineElement<DataListProps>({
  tag: 'eb-data-list',
  component: DataList,
  connection: widgetConnection,
  properties: {
    columns: list('[{"name":"title","label":"A"}]'),
    source: {
      type: 'json',
      accepts: (value) => isObject(value) || isFunction(value),
      example: '{"url":"merchant-api/printer/list"}',
    },
    resource: text,
    editable: text,
    rowKey: text,
    pageSize: { type: 'number', default: listPageSize },
    sort: text,
    filters: { type: 'json', accepts: isObject, example: '{"status":"NEW"}' },
    rowActions: actions,
    bulkActions: actions,
    toolbar: actions,
    selection: { type: 'string', values: ['none', 'single', 'multiple'] },
    density: { type: 'string', values: ['compact', 'standard', 'comfortable'], default: 'standard' },
    remember: text,
    address: text,
    expand: { accepts: isFunction, example: '(row) => row.note' },
    totals: flag,
    plainNames: flag,
    exportable: flag,
    saveCell: { accepts: isFunction, example: 'async (change) => { … }' },
    label: text,
  },
  events: {
    'eb-row-action': { prop: 'onRowAction', kind: 'action' },
    'eb-bulk-action': { prop: 'onBulkAction', kind: 'action' },
    'eb-toolbar-action': { prop: 'onToolbarAction', kind: 'action' },
    'eb-select': { prop: 'onSelect', kind: 'action' },
    'eb-open': { prop: 'onOpen', kind: 'action' },
  },
  methods: ['reload', 'clearSelection', 'focus', 'setFilters', 'replaceRow'],
})

/** Texts of its reference page. */
export const dataListReference: ElementReference = {
  summary:
    'The list of a back-office page: search, filters, sorting, pages, selection across pages, actions; 100,000 rows at once where a page wants them.',
  parts: {
    toolbar: 'Search, filters and tools.',
    bulk: 'The actions on the selected rows.',
    grid: 'The rows.',
    pager: 'The number of rows, and the links to other pages.',
  },
  cssProperties: {
    '--eb-data-list-height': {
      default: '720px',
      description:
        'Most height of the rows, less in a low window; `none` where the element has a height itself.',
    },
  },
  keyboard: {
    'Arrows, Home, End, Page Up, Page Down':
      'In the grid: to the cell or control beside, at the edge, a page on.',
    'Ctrl+Home, Ctrl+End': 'To the first and the last cell.',
    'Enter, F2': 'Into the cell; on a cell without a control: opens the row. F2 edits an editable cell.',
    'Enter, Esc in a field': 'Saves the cell; cancels.',
    Esc: 'Back to the cell.',
    Space: 'On a box or button: presses it.',
    'Shift+Space': 'Selects or deselects the row.',
    'Ctrl+A': 'Selects the rows of the page.',
    'Shift+← →, Ctrl+← →': 'On a column’s heading: changes its width, its position.',
  },
}

import {
  keyOfProduct,
  ProductPicker,
  type ProductPickerProps,
  type ProductReference,
  parseKey,
  parseKeys,
} from '@ebkit/widgets/product-picker'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'
import { widgetConnection } from '../element/widgetConnection'
import { formValue } from '../form/formElement'
import { repeatedEntries } from '../form/lists'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const number = { type: 'number' } as const
const json = { type: 'json' } as const
const list = { type: 'json', accepts: Array.isArray } as const

/** Whether both parts of a product's key exist. */
const isProduct = (one: Partial<ProductReference> | null): boolean =>
  !!one?.ticketProductId && typeof one.productType === 'string'

/** Keys of the products, each once. */
const keysOf = (selection: readonly ProductReference[]) => [...new Set(selection.map(keyOfProduct))]

/** `<eb-product-picker>`: chooses ticket products in a dialog, and lists the selection under its button. */
export const productPicker = defineElement<ProductPickerProps, readonly ProductReference[]>({
  tag: 'eb-product-picker',
  component: ProductPicker,
  connection: widgetConnection,
  properties: {
    tabs: list,
    tab: text,
    single: flag,
    max: number,
    activityType: number,
    ownProducts: text,
    auditStatus: number,
    chooseHotelId: text,
    filters: list,
    params: json,
    priceUnit: { type: 'string', values: ['yuan', 'cents'] },
    method: { type: 'string', values: ['POST', 'GET'] },
    columns: json,
    noButton: flag,
    noSummary: flag,
    open: flag,
    heading: text,
    buttonLabel: text,
  },
  form: formValue({
    property: 'selection',
    type: 'json',
    empty: [] as readonly ProductReference[],
    accepts: (value) => Array.isArray(value) && value.every(isProduct),
    toText: (selection) => keysOf(selection).join(),
    fromText: (text) => parseKeys(text)?.map((key) => parseKey(key) as ProductReference),
    repeated: repeatedEntries,
    toEntries: keysOf,
  }),
  events: {
    'eb-before-show': { prop: 'onBeforeShow', kind: 'before', sets: { open: false } },
    'eb-show': { prop: 'onShow', kind: 'overlay', sets: { open: true } },
    'eb-hide': { prop: 'onHide', kind: 'overlay', sets: { open: false } },
    'eb-after-hide': { prop: 'onAfterHide', kind: 'overlay' },
    'eb-select': { prop: 'onSelect', kind: 'action' },
    'eb-change': { prop: 'onChange', kind: 'value' },
    'eb-cancel': { prop: 'onCancel', kind: 'action' },
  },
  methods: ['show', 'hide', 'focus', 'reload', 'pick'],
})

/** Texts of its reference page. */
export const productPickerReference: ElementReference = {
  summary:
    'Chooses ticket products from thousands: a dialog with tabs, search and pages, and a list of the chosen ones.',
  parts: {
    button: 'The button that opens the dialog.',
    summary: 'The list of chosen products under it.',
    message: 'The error, under both.',
    panel: 'The box of the dialog.',
    cancel: 'The button 取消.',
    confirm: 'The button 确定选择 4 件.',
  },
  keyboard: {
    'Enter, Space': 'On the button: opens the dialog. On a row’s button: chooses it, or takes it out.',
    'Tab, Shift+Tab': 'Moves through the dialog; focus stays inside while it is open.',
    '← → Home End': 'On the tabs: the tab beside, the first, the last.',
    '↑ ↓':
      'On a row’s button: the row above or below; ↓ in the search: the first row. On a lifted chosen row: one place up or down.',
    'Home End, Page Up, Page Down':
      'On a row’s button: the first row, the last; the page before, the next, on its first row.',
    'Ctrl+Enter': 'Confirms.',
    'Shift+Enter': 'On a row’s button: chooses all rows from the last one to this one.',
    'Space on a grip': 'Lifts a chosen row, and drops it; Esc cancels.',
    Esc: 'Clears the search, then closes the dialog; asks first if a choice would be lost.',
  },
}

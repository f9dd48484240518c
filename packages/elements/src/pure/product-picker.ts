import {
  keyOfProduct,
  ProductPicker,
  type ProductPickerProps,
  type ProductReference,
  parseKey,
  parseKeys,
} from '@ebkit/widgets/product-picker'
import type { SelectionOf } from '@ebkit/widgets/selection-rule'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'
import { widgetConnection } from '../element/widgetConnection'
import { pickerEvents, pickerMethods } from '../picker/pickerEvents'
import { pickerKeyboard } from '../picker/pickerKeyboard'
import { selectionForm } from '../picker/selectionForm'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const number = { type: 'number' } as const
const json = { type: 'json' } as const
const list = (example: string) => ({ type: 'json', accepts: Array.isArray, example }) as const

/** Whether both parts of a product's key exist. */
const isProduct = (value: unknown): boolean => {
  const one = value as Partial<ProductReference> | null
  return !!one?.ticketProductId && typeof one.productType === 'string'
}

/** `<eb-product-picker>`: chooses ticket products in a dialog, and lists the selection under its button. */
export const productPicker = defineElement<ProductPickerProps, SelectionOf<ProductReference>>({
  tag: 'eb-product-picker',
  component: ProductPicker,
  connection: widgetConnection,
  properties: {
    tabs: list('["13","24"]'),
    tab: text,
    single: flag,
    max: number,
    activityType: number,
    ownProducts: text,
    auditStatus: number,
    chooseHotelId: text,
    filters: list('[{"name":"productType","value":"13","label":"A"}]'),
    params: json,
    priceUnit: { type: 'string', values: ['yuan', 'cents'] },
    method: { type: 'string', values: ['POST', 'GET'] },
    columns: json,
    allowRule: flag,
    noButton: flag,
    noSummary: flag,
    open: flag,
    heading: text,
    buttonLabel: text,
  },
  form: selectionForm<ProductReference, ProductPickerProps>({
    of: 'ticketProduct',
    isReference: isProduct,
    keyOf: keyOfProduct,
    example: '[{"ticketProductId":"1","productType":"13"}]',
    textExample: '1:13,2:13',
    parse: (text) => parseKeys(text)?.map((key) => parseKey(key) as ProductReference),
  }),
  events: pickerEvents,
  methods: pickerMethods,
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
    choose: 'The button 选择 of a product in the list.',
    cancel: 'The button 取消.',
    confirm: 'The button 确定选择 4 件.',
  },
  keyboard: pickerKeyboard,
}

import {
  type DishReference,
  idOfDish,
  isIdValue,
  parseIds,
  RestaurantPicker,
  type RestaurantPickerProps,
} from '@ebkit/widgets/restaurant-picker'
import type { SelectionOf } from '@ebkit/widgets/selection-rule'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'
import { widgetConnection } from '../element/widgetConnection'
import { pickerEvents, pickerMethods } from '../picker/pickerEvents'
import { pickerKeyboard } from '../picker/pickerKeyboard'
import { selectionForm } from '../picker/selectionForm'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const json = { type: 'json' } as const
const list = (example: string) => ({ type: 'json', accepts: Array.isArray, example }) as const

/** `<eb-restaurant-picker>`: chooses restaurant products in a dialog, and lists the selection under its button. */
export const restaurantPicker = defineElement<RestaurantPickerProps, SelectionOf<DishReference>>({
  tag: 'eb-restaurant-picker',
  component: RestaurantPicker,
  connection: widgetConnection,
  properties: {
    single: flag,
    max: { type: 'number' },
    ownDishes: text,
    filters: list('[{"name":"productType","value":"13","label":"A"}]'),
    params: json,
    sort: text,
    priceUnit: { type: 'string', values: ['yuan', 'cents'] },
    columns: list('["name","price"]'),
    allowRule: flag,
    noButton: flag,
    noSummary: flag,
    open: flag,
    heading: text,
    buttonLabel: text,
  },
  form: selectionForm<DishReference, RestaurantPickerProps>({
    of: 'restaurantProduct',
    isReference: (one) => isIdValue((one as Partial<DishReference> | null)?.restaurant_product_id),
    keyOf: idOfDish,
    example: '[{"restaurant_product_id":"RP1001"}]',
    textExample: 'RP1001,RP1002',
    parse: (ids) => parseIds(ids)?.map((id) => ({ restaurant_product_id: id })),
  }),
  events: pickerEvents,
  methods: pickerMethods,
})

/** Texts of its reference page. */
export const restaurantPickerReference: ElementReference = {
  summary: 'Chooses restaurant products: a dialog with search and pages, and a list of the chosen ones.',
  parts: {
    button: 'The button that opens the dialog.',
    summary: 'The list of chosen dishes under it.',
    message: 'The error, under both.',
    panel: 'The box of the dialog.',
    choose: 'The button 选择 of a dish in the list.',
    cancel: 'The button 取消.',
    confirm: 'The button 确定选择 4 道菜.',
  },
  keyboard: pickerKeyboard,
}

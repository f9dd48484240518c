import { RestaurantPicker, type RestaurantPickerProps } from '@ebkit/widgets/restaurant-picker'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'
import { widgetConnection } from '../element/widgetConnection'

/** `<eb-restaurant-picker>`: say in one sentence what it is for. */
export const restaurantPicker = defineElement<RestaurantPickerProps>({
  tag: 'eb-restaurant-picker',
  component: RestaurantPicker,
  display: 'inline-block',
  connection: widgetConnection,
  properties: {
    open: { type: 'boolean' },
  },
  events: {
    'eb-show': { prop: 'onShow', kind: 'overlay', sets: { open: true } },
    'eb-hide': { prop: 'onHide', kind: 'overlay', sets: { open: false } },
  },
  methods: ['show', 'hide', 'focus'],
})

/** What the reference says of it. */
export const restaurantPickerReference: ElementReference = {
  summary: 'Say in one sentence what it is for.',
  parts: {
    button: 'Opens the dialog.',
    panel: 'The dialog.',
  },
  keyboard: {
    'Enter, Space': 'On the button: opens the dialog.',
    Esc: 'Closes the dialog.',
  },
}

import { DateRange, type DateRangeProps } from '@ebkit/widgets'
import { defineElement } from './defineElement'
import { widgetConnection } from './element/widgetConnection'

/** `<eb-date-range>`: say in one sentence what it is for. */
export const dateRange = defineElement<DateRangeProps>({
  tag: 'eb-date-range',
  component: DateRange,
  summary: 'Say in one sentence what it is for.',
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
  parts: {
    button: 'Opens the dialog.',
    panel: 'The dialog.',
  },
  keyboard: {
    'Enter, Space': 'On the button: opens the dialog.',
    Esc: 'Closes the dialog.',
  },
})

import { TitleBar, type TitleBarProps } from '@ebkit/widgets/title-bar'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'

const text = { type: 'string' } as const

/** `<eb-title-bar>`: the head of a page. */
export const titleBar = defineElement<TitleBarProps>({
  tag: 'eb-title-bar',
  component: TitleBar,
  properties: {
    heading: text,
    level: { type: 'number' },
    picker: { type: 'string', values: ['date', 'range'] },
    value: { type: 'string', default: '' },
    settings: { type: 'json' },
    actions: { type: 'json', accepts: Array.isArray, example: '[{"value":"a","label":"A"}]' },
  },
  events: {
    'eb-change': {
      prop: 'onChange',
      kind: 'value',
      sets: ({ value }: { value: string }) => ({ value }),
    },
    'eb-action': { prop: 'onAction', kind: 'action' },
  },
  methods: ['focus'],
})

/** Texts of its reference page. */
export const titleBarReference: ElementReference = {
  summary: 'The head of a page: its title, a picker for a date or a range of dates, and buttons.',
  slots: { '': 'Beside the title, before the buttons.', actions: 'After the buttons.' },
  parts: {
    heading: 'The title.',
    picker: 'The date or date-range picker.',
    field: 'The field of the picker.',
    start: 'The first day in it, of a range.',
    end: 'The last day in it, of a range.',
    button: 'The button in it that opens the calendar.',
    action: 'A button.',
  },
  keyboard: {
    'Tab, Shift+Tab': 'Picker and buttons.',
    'Enter, Space': 'On a button: presses it.',
  },
}

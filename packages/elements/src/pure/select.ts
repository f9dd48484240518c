import {
  areOptions,
  repeatedInText,
  Select,
  type SelectProps,
  selectionOfText,
  textOfSelection,
} from '@ebkit/widgets/select'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'
import { formValue } from '../form/formValue'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

/** `<eb-select>`: chooses one or several options of a list. */
export const select = defineElement<SelectProps, readonly string[]>({
  tag: 'eb-select',
  component: Select,
  display: 'inline-block',
  properties: {
    options: { type: 'json', accepts: areOptions, example: '[{"value":"a","label":"A"}]' },
    multiple: flag,
    placeholder: text,
    clearable: flag,
    filter: flag,
  },
  form: formValue({
    property: 'selection',
    type: 'json',
    empty: [] as readonly string[],
    accepts: (value) => Array.isArray(value) && value.every((each) => each && typeof each === 'string'),
    example: '["a","b"]',
    toText: textOfSelection,
    fromText: selectionOfText,
    repeated: repeatedInText,
    toEntries: (selection) => selection,
  }),
  events: {
    'eb-change': { prop: 'onChange', kind: 'value' },
    'eb-show': { prop: 'onShow', kind: 'overlay' },
    'eb-hide': { prop: 'onHide', kind: 'overlay' },
  },
  methods: ['show', 'hide', 'focus'],
})

/** Texts of its reference page. */
export const selectReference: ElementReference = {
  summary:
    'Chooses one or several options of a list: with the keys of a native select, groups, icons and a filter.',
  parts: {
    field: 'The field, which opens the list.',
    clear: 'The × in it.',
    popup: 'The popup.',
    filter: 'The filter field.',
    list: 'The options.',
    option: 'One option.',
    message: 'The error, under the field.',
  },
  keyboard: {
    '↓ ↑ Enter Space': 'On the closed field: opens the list at the chosen option.',
    'Alt+↓': 'Opens the list.',
    'Home End': 'Opens the list; the first or the last option.',
    '↓ ↑': 'The option below or above.',
    'Page Down, Page Up': 'Ten options further or back.',
    'Enter, Space': 'Chooses the option, and closes the list; with `multiple` adds or removes it.',
    'Tab, Alt+↑': 'Chooses the option (not with `multiple`), and closes the list.',
    'a letter or character': 'The next option that begins with the typed text.',
    Esc: 'Closes the list without a change.',
  },
}

import {
  type CountryEntry,
  CountryPicker,
  type CountryPickerProps,
  countryPickerSizes,
} from '@ebkit/widgets/country-picker'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'
import { widgetConnection } from '../element/widgetConnection'
import { formValue } from '../form/formValue'
import { repeatedEntries } from '../form/lists'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const pixels = (standard: number) => ({ type: 'number', default: standard }) as const

const isEntry = (entry: unknown) => {
  const { id } = (entry ?? {}) as CountryEntry
  return typeof id === 'number' || (typeof id === 'string' && id.trim() !== '' && !id.includes(','))
}
const idsOf = (selection: readonly CountryEntry[]) => [...new Set(selection.map(({ id }) => `${id}`))]

/** `<eb-country-picker>`: chooses countries and regions. */
export const countryPicker = defineElement<CountryPickerProps, readonly CountryEntry[]>({
  tag: 'eb-country-picker',
  component: CountryPicker,
  display: 'inline-block',
  connection: widgetConnection,
  properties: {
    multiple: flag,
    dictType: { type: 'string', default: 'zkt-country' },
    nameKey: text,
    placeholder: text,
    width: pixels(countryPickerSizes.width),
    height: pixels(countryPickerSizes.height),
    maxHeight: pixels(countryPickerSizes.maxHeight),
    open: flag,
  },
  form: formValue<readonly CountryEntry[], CountryPickerProps>({
    property: 'selection',
    type: 'json',
    empty: [],
    accepts: (value) => Array.isArray(value) && value.every(isEntry),
    example: '[{"id":1}]',
    textExample: '1,2',
    toText: (selection) => idsOf(selection).join(),
    fromText: (list) => [...new Set(list.split(',').flatMap((id) => id.trim() || []))].map((id) => ({ id })),
    repeated: repeatedEntries,
    toEntries: idsOf,
  }),
  events: {
    'eb-change': { prop: 'onChange', kind: 'value' },
    'eb-show': { prop: 'onShow', kind: 'overlay', sets: { open: true } },
    'eb-hide': { prop: 'onHide', kind: 'overlay', sets: { open: false } },
  },
  methods: ['show', 'hide', 'focus', 'reload'],
})

/** Texts of its reference page. */
export const countryPickerReference: ElementReference = {
  summary: 'Chooses countries and regions, found by name, pinyin, initials or code.',
  parts: {
    field: 'The field, with the chosen countries.',
    chip: 'One chosen country.',
    popup: 'The popup with the list, or with the error.',
    option: 'One country in the list.',
    retry: 'The button that loads the list again.',
    message: 'The error, under the field.',
  },
  keyboard: {
    '↓, ↑': 'Opens the list; to the next or previous country.',
    'Page Down, Page Up': 'Ten countries on.',
    Enter: 'Chooses the country, or removes it from the choice.',
    Backspace: 'In the empty field: removes the last country.',
    Esc: 'Closes the list.',
    Tab: 'To the × of each chosen country and to the field; closes the list.',
  },
}

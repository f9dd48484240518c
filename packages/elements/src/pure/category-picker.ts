import {
  CategoryPicker,
  type CategoryPickerProps,
  type CategoryReference,
  idOfCategory,
  isIdValue,
  parseIds,
} from '@ebkit/widgets/category-picker'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'
import { widgetConnection } from '../element/widgetConnection'
import { formValue } from '../form/formElement'
import { repeatedEntries } from '../form/lists'
import { pickerEvents, pickerMethods } from '../picker/pickerEvents'
import { pickerKeyboard } from '../picker/pickerKeyboard'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const number = { type: 'number' } as const
const list = { type: 'json', accepts: Array.isArray } as const

/** Ids of the categories, each once. */
const idsOf = (selection: readonly CategoryReference[]) => [...new Set(selection.map(idOfCategory))]

/** `<eb-category-picker>`: chooses ticket categories in a dialog, and lists the selection under its button. */
export const categoryPicker = defineElement<CategoryPickerProps, readonly CategoryReference[]>({
  tag: 'eb-category-picker',
  component: CategoryPicker,
  connection: widgetConnection,
  properties: {
    tabs: list,
    tab: text,
    single: flag,
    max: number,
    activityType: number,
    ownCategories: text,
    columns: { type: 'json' },
    noButton: flag,
    noSummary: flag,
    open: flag,
    heading: text,
    buttonLabel: text,
  },
  form: formValue({
    property: 'selection',
    type: 'json',
    empty: [] as readonly CategoryReference[],
    accepts: (value) => Array.isArray(value) && value.every((one) => isIdValue(one?.ticketCategoryId)),
    toText: (selection) => idsOf(selection).join(),
    fromText: (ids) => parseIds(ids)?.map((ticketCategoryId) => ({ ticketCategoryId })),
    repeated: repeatedEntries,
    toEntries: idsOf,
  }),
  events: pickerEvents,
  methods: pickerMethods,
})

/** Texts of its reference page. */
export const categoryPickerReference: ElementReference = {
  summary:
    'Chooses ticket categories of a hotel: a dialog with tabs, search and pages, and a list of the chosen ones.',
  parts: {
    button: 'The button that opens the dialog.',
    summary: 'The list of chosen categories under it.',
    message: 'The error, under both.',
    panel: 'The box of the dialog.',
    cancel: 'The button 取消.',
    confirm: 'The button 确定选择 4 个分类.',
  },
  keyboard: pickerKeyboard,
}

import {
  CategoryPicker,
  type CategoryPickerProps,
  type CategoryReference,
  idOfCategory,
  isIdValue,
  parseIds,
} from '@ebkit/widgets/category-picker'
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
const list = (example: string) => ({ type: 'json', accepts: Array.isArray, example }) as const

/** `<eb-category-picker>`: chooses ticket categories in a dialog, and lists the selection under its button. */
export const categoryPicker = defineElement<CategoryPickerProps, SelectionOf<CategoryReference>>({
  tag: 'eb-category-picker',
  component: CategoryPicker,
  connection: widgetConnection,
  properties: {
    tabs: list('["13","24"]'),
    tab: text,
    single: flag,
    max: number,
    activityType: number,
    ownCategories: text,
    filters: list('[{"name":"productType","value":"13","label":"A"}]'),
    columns: { type: 'json' },
    allowRule: flag,
    noButton: flag,
    noSummary: flag,
    open: flag,
    heading: text,
    buttonLabel: text,
  },
  form: selectionForm<CategoryReference, CategoryPickerProps>({
    of: 'ticketCategory',
    isReference: (one) => isIdValue((one as Partial<CategoryReference> | null)?.ticketCategoryId),
    keyOf: idOfCategory,
    example: '[{"ticketCategoryId":"1"}]',
    textExample: '1,2',
    parse: (ids) => parseIds(ids)?.map((ticketCategoryId) => ({ ticketCategoryId })),
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
    choose: 'The button 选择 of a category in the list.',
    cancel: 'The button 取消.',
    confirm: 'The button 确定选择 4 个分类.',
  },
  keyboard: pickerKeyboard,
}

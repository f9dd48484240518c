import { DataForm, type DataFormProps } from '@ebkit/widgets/data-form'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'
import { widgetConnection } from '../element/widgetConnection'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const list = (example: string) => ({ type: 'json', accepts: Array.isArray, example }) as const

const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)
const record = (example: string) => ({ type: 'json', accepts: isRecord, example }) as const

/** An address with a method, or a function that does it. */
const endpoint = {
  type: 'json',
  accepts: (value: unknown) =>
    typeof value === 'function' || (isRecord(value) && typeof (value as { url?: unknown }).url === 'string'),
  example: '{"url":"merchant-api/printer/save"}',
} as const
const hook = {
  accepts: (value: unknown) => typeof value === 'function',
  example: 'async (values) => values',
} as const

/** `<eb-data-form>`: adds, edits or copies one record. */
export const dataForm = defineElement<DataFormProps>({
  tag: 'eb-data-form',
  component: DataForm,
  connection: widgetConnection,
  ownWidth: 668,
  properties: {
    fields: list('[{"name":"title","label":"A","type":"string"}]'),
    sections: list('[{"title":"A","fields":["title"]}]'),
    mode: { type: 'string', values: ['add', 'edit', 'copy'], default: 'add' },
    recordId: text,
    keyName: text,
    resource: text,
    loadFrom: endpoint,
    saveTo: endpoint,
    value: record('{"title":"A"}'),
    draft: text,
    optionsOf: record('{"shop":{"resource":"merchant-api/shop"}}'),
    asyncRules: { accepts: isRecord, example: '{ title: async (value) => undefined }' },
    afterLoad: hook,
    beforeSubmit: hook,
    afterSubmit: hook,
    noSave: flag,
    noCancel: flag,
    disabled: flag,
    label: text,
  },
  events: {
    'eb-change': { prop: 'onChange', kind: 'action' },
    'eb-before-submit': { prop: 'onBeforeSubmit', kind: 'before' },
    'eb-saved': { prop: 'onSaved', kind: 'action' },
    'eb-invalid': { prop: 'onInvalid', kind: 'action' },
    'eb-cancel': { prop: 'onCancel', kind: 'action' },
    'eb-before-leave': { prop: 'onBeforeLeave', kind: 'before' },
  },
  methods: ['save', 'validate', 'reset', 'focusField', 'focus', 'getValues', 'setValue', 'hasChanges'],
})

/** Texts of its reference page. */
export const dataFormReference: ElementReference = {
  summary: 'A form for one record: loads, validates and saves it once, and never loses an entry.',
  parts: {
    form: 'The whole form.',
    section: 'One section.',
    field: 'One field: label, control, error, help.',
    input: 'The text field in it.',
    summary: 'The errors, above the fields.',
    notice: 'A notice above the fields: why saving failed, or a restored draft.',
    foot: 'The bar below.',
    cancel: 'The button 取消.',
    save: 'The button 保存.',
    panel: 'The box of the question about unsaved changes.',
  },
  keyboard: {
    'Tab, Shift+Tab': 'Field by field; the list of sections comes first, 取消 and 保存 last.',
    'Ctrl+Enter, ⌘+Enter': 'In any field: saves.',
    Enter: 'On an entry of the summary: goes to its field.',
    Esc: 'In the question about unsaved changes: keeps them.',
  },
}

import { areOptions, CheckboxGroup, type CheckboxGroupProps } from '@ebkit/widgets/checkbox-group'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'
import { formValue } from '../form/formValue'
import { repeatedEntries } from '../form/lists'

const once = (values: readonly string[]) => [...new Set(values)]

/** `<eb-checkbox-group>`: any number of a few things. */
export const checkboxGroup = defineElement<CheckboxGroupProps, readonly string[]>({
  tag: 'eb-checkbox-group',
  component: CheckboxGroup,
  properties: {
    options: { type: 'json', accepts: areOptions, example: '[{"value":"a","label":"A"}]' },
    layout: { type: 'string', default: 'inline', values: ['inline', 'stacked'] },
  },
  form: formValue<readonly string[], CheckboxGroupProps>({
    property: 'selection',
    type: 'json',
    empty: [],
    accepts: (value) => Array.isArray(value) && value.every((each) => each && typeof each === 'string'),
    example: '["a","b"]',
    toText: (selection) => once(selection).join(),
    fromText: (text) => once(text.split(',').map((each) => each.trim())).filter(Boolean),
    repeated: repeatedEntries,
    toEntries: (selection) => (selection.length > 0 ? once(selection) : null),
  }),
  events: {
    'eb-change': { prop: 'onChange', kind: 'value' },
  },
})

/** Texts of its reference page. */
export const checkboxGroupReference: ElementReference = {
  summary: 'Chooses any number of a few options, as check boxes.',
  parts: {
    group: 'The box around the options.',
    option: 'One option: check box, icon and label.',
    message: 'The error, under the options.',
  },
  keyboard: {
    'Tab, Shift+Tab': 'To the next or previous option.',
    Space: 'Chooses the option, or removes it from the choice.',
  },
}

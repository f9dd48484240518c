import { areOptionItems, CheckboxGroup, type CheckboxGroupProps } from '@ebkit/widgets/checkbox-group'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'
import { formValue } from '../form/formElement'
import { repeatedEntries } from '../form/lists'

const once = (values: readonly string[]) => [...new Set(values)]

/** `<eb-checkbox-group>`: any number of a few things. */
export const checkboxGroup = defineElement<CheckboxGroupProps, readonly string[]>({
  tag: 'eb-checkbox-group',
  component: CheckboxGroup,
  properties: {
    options: { type: 'json', accepts: areOptionItems },
    layout: { type: 'string', default: 'inline', values: ['inline', 'stacked'] },
  },
  form: formValue<readonly string[], CheckboxGroupProps>({
    property: 'selection',
    type: 'json',
    empty: [],
    accepts: (value) => Array.isArray(value) && value.every((each) => each && typeof each === 'string'),
    toText: (selection) => once(selection).join(),
    fromText: (text) => once(text.split(',').map((each) => each.trim())).filter(Boolean),
    repeated: repeatedEntries,
    toEntries: (selection) => (selection.length > 0 ? once(selection) : null),
  }),
  events: {
    'eb-change': { prop: 'onChange', kind: 'value' },
  },
})

/** What the reference says of it. */
export const checkboxGroupReference: ElementReference = {
  summary: 'Any number of a few things, as check boxes.',
  parts: {
    group: 'The box around the options.',
    option: 'One option: box, picture and label.',
    message: 'What is wrong, under them.',
  },
  keyboard: {
    'Tab, Shift+Tab': 'The next option, the one before.',
    Space: 'Chooses the option, or takes it back.',
  },
}

import { areOptions, RadioGroup, type RadioGroupProps } from '@ebkit/widgets/radio-group'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'
import { formValue } from '../form/formValue'

/** `<eb-radio-group>`: one of a few things. */
export const radioGroup = defineElement<RadioGroupProps, string>({
  tag: 'eb-radio-group',
  component: RadioGroup,
  properties: {
    options: { type: 'json', accepts: areOptions, example: '[{"value":"a","label":"A"}]' },
    layout: { type: 'string', default: 'inline', values: ['inline', 'stacked'] },
  },
  form: formValue<string, RadioGroupProps>({
    property: 'value',
    empty: '',
    toText: (value) => value,
    fromText: (text) => text,
  }),
  events: {
    'eb-change': { prop: 'onChange', kind: 'value' },
  },
})

/** Texts of its reference page. */
export const radioGroupReference: ElementReference = {
  summary: 'Chooses one of a few options, as radio buttons.',
  parts: {
    group: 'The box around the options.',
    option: 'One option: radio button, icon and label.',
    message: 'The error, under the options.',
  },
  keyboard: {
    'Tab, Shift+Tab': 'To the chosen option, or to the first or last one, and then out of the group.',
    '↓ →': 'Chooses the next option; after the last one the first.',
    '↑ ←': 'Chooses the option before; before the first one the last.',
    Space: 'Chooses the option that has focus.',
  },
}

import { areOptionItems } from '@ebkit/widgets/checkbox-group'
import { RadioGroup, type RadioGroupProps } from '@ebkit/widgets/radio-group'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'
import { formValue } from '../form/formElement'

/** `<eb-radio-group>`: one of a few things. */
export const radioGroup = defineElement<RadioGroupProps, string>({
  tag: 'eb-radio-group',
  component: RadioGroup,
  properties: {
    options: { type: 'json', accepts: areOptionItems },
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

/** What the reference says of it. */
export const radioGroupReference: ElementReference = {
  summary: 'One of a few things, as radio buttons.',
  parts: {
    group: 'The box around the options.',
    option: 'One option: button, picture and label.',
    message: 'What is wrong, under them.',
  },
  keyboard: {
    'Tab, Shift+Tab': 'To the chosen option, or to the first or last one; from there out of the group.',
    '↓ →': 'Chooses the next option; after the last one the first.',
    '↑ ←': 'Chooses the option before; before the first one the last.',
    Space: 'Chooses the option that has focus.',
  },
}

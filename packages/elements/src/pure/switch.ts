import { isOn, Switch, type SwitchProps, switchValue } from '@ebkit/widgets/switch'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'
import { formValue } from '../form/formValue'

/** `<eb-switch>`: turns one setting on or off. */
export const switchElement = defineElement<SwitchProps, string | undefined>({
  tag: 'eb-switch',
  component: Switch,
  display: 'inline-block',
  properties: {
    trueValue: { type: 'string', default: '1' },
    falseValue: { type: 'string', default: '0' },
  },
  conflict: ({ trueValue, falseValue }) =>
    trueValue === falseValue ? ['true-value', 'false-value', String(trueValue)] : undefined,
  form: formValue<string | undefined, SwitchProps>({
    property: 'value',
    empty: undefined,
    contextual: true,
    // Accepts any text: `true-value` may be set later.
    fromText: (text) => text,
    toText: (value, properties) => switchValue(isOn(value, properties), properties),
    isEmpty: (value, properties) => !isOn(value, properties),
    isPressed: true,
  }),
  events: {
    'eb-change': { prop: 'onChange', kind: 'value' },
  },
})

/** Texts of its reference page. */
export const switchElementReference: ElementReference = {
  summary: 'Turns one setting on or off; a form gets a value in both cases.',
  parts: {
    switch: 'The switch.',
    message: 'The error, under the field.',
  },
  keyboard: {
    Space: 'Turns it on or off.',
  },
}

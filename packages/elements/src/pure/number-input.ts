import {
  isHeld,
  NumberInput,
  type NumberInputProps,
  numberProblem,
  readNumber,
  writeNumber,
} from '@ebkit/widgets/number-input'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'
import { formValue } from '../form/formValue'

const text = { type: 'string' } as const
const number = { type: 'number' } as const

/** `<eb-number-input>`: a number with − and +. */
export const numberInput = defineElement<NumberInputProps, number | null>({
  tag: 'eb-number-input',
  component: NumberInput,
  display: 'inline-block',
  properties: {
    min: number,
    max: number,
    step: { type: 'number', default: 1 },
    precision: number,
    allowEmpty: { type: 'boolean' },
    unit: text,
    placeholder: text,
  },
  form: formValue<number | null, NumberInputProps>({
    property: 'valueAsNumber',
    empty: null,
    accepts: isHeld,
    example: '8',
    textExample: '8',
    toText: (value) => writeNumber(value),
    fromText: (text) => {
      const value = readNumber(text)
      return value === null || isHeld(value) ? value : undefined
    },
    validity: numberProblem,
  }),
  events: {
    'eb-input': { prop: 'onInput', kind: 'value' },
    'eb-change': { prop: 'onChange', kind: 'value' },
  },
})

/** Texts of its reference page. */
export const numberInputReference: ElementReference = {
  summary: 'A number field with − and +, corrected when it loses focus.',
  parts: {
    field: 'The box.',
    input: 'The text field.',
    unit: 'The unit.',
    minus: 'The button −.',
    plus: 'The button +.',
    message: 'The error, under the field.',
    note: 'The correction, under the field.',
  },
  keyboard: {
    '↑ ↓': 'One step more, one less.',
    'PageUp, PageDown': 'Ten steps more, ten less.',
    'Home, End': 'The minimum, the maximum, if set.',
    Enter: 'Corrects the entry, and submits the form.',
  },
}

import { SubmitButton, type SubmitButtonProps } from '@ebkit/widgets/submit-button'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

/** `<eb-submit-button>`: submits a form, once. */
export const submitButton = defineElement<SubmitButtonProps>({
  tag: 'eb-submit-button',
  component: SubmitButton,
  display: 'inline-block',
  properties: {
    wait: { type: 'number', default: 3000 },
    busy: flag,
    promise: {
      accepts: (value) => typeof (value as Partial<Promise<unknown>>)?.then === 'function',
      example: 'fetch("/save")',
    },
    disabled: { type: 'boolean', reflect: true },
    formId: { type: 'string', attribute: 'form' },
    name: text,
    value: text,
    kind: { type: 'string', default: 'primary', values: ['primary', 'default'] },
  },
  events: {
    'eb-before-submit': { prop: 'onBeforeSubmit', kind: 'before' },
    'eb-submit': { prop: 'onSubmit', kind: 'action' },
  },
})

/** Texts of its reference page. */
export const submitButtonReference: ElementReference = {
  summary: 'Submits a form, once: disabled until its waiting time is over and the request has ended.',
  slots: { '': 'Its text. Default: 提交.' },
  parts: { button: 'The button.' },
  keyboard: {
    'Enter, Space': 'On the button: submits the form.',
    Enter: 'In a field of the form: submits it as well.',
  },
}

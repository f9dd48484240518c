import { Suggest, type SuggestProps } from '@ebkit/widgets/suggest'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'
import { formValue } from '../form/formValue'

const isSuggestion = (each: unknown) =>
  typeof each === 'string' || typeof (each as { value?: unknown } | null)?.value === 'string'

/** `<eb-suggest>`: a text field with suggestions. */
export const suggest = defineElement<SuggestProps, string>({
  tag: 'eb-suggest',
  component: Suggest,
  display: 'inline-block',
  properties: {
    suggestions: {
      type: 'json',
      accepts: (value) => Array.isArray(value) && value.every(isSuggestion),
      example: '["a",{"value":"b"}]',
    },
    source: { accepts: (value) => typeof value === 'function', example: 'async (text) => ["a", "b"]' },
    minLength: { type: 'number', default: 1 },
    placeholder: { type: 'string' },
  },
  form: formValue({
    property: 'value',
    empty: '',
    toText: (value) => value,
    fromText: (text) => text,
  }),
  events: {
    'eb-input': { prop: 'onInput', kind: 'value' },
    'eb-change': { prop: 'onChange', kind: 'value' },
    'eb-select': { prop: 'onSelect', kind: 'action' },
    'eb-show': { prop: 'onShow', kind: 'overlay' },
    'eb-hide': { prop: 'onHide', kind: 'overlay' },
  },
  methods: ['show', 'hide', 'focus'],
})

/** Texts of its reference page. */
export const suggestReference: ElementReference = {
  summary: 'A text field with suggestions, from a list or from a function that asks for them.',
  parts: {
    field: 'The field.',
    input: 'The text field in it.',
    popup: 'The popup.',
    list: 'The suggestions.',
    option: 'One suggestion.',
    retry: 'The button 重试 after a failure.',
    message: 'The error, under the field.',
  },
  keyboard: {
    '↓ ↑':
      'Opens the list; the next or previous suggestion, wrapping around. The text stays until one is chosen.',
    'Alt+↓, Alt+↑': 'Opens the list, with focus in the text; closes it.',
    'Page Down, Page Up': 'Ten suggestions further or back.',
    Enter: 'Takes the suggestion; without one, submits the form, as in a native field.',
    Esc: 'Closes the list; on a closed one, clears the text.',
    '← → Home End': 'Moves the caret, and leaves the list.',
  },
}

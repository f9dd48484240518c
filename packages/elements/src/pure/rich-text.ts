import { RichText, type RichTextProps } from '@ebkit/widgets/rich-text'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'
import { widgetConnection } from '../element/widgetConnection'
import { formValue } from '../form/formValue'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const number = { type: 'number' } as const

/** Without words and pictures: what an emptied editor of another kind leaves. */
const isBlank = (html: string) =>
  !/<(?:img|table|hr)\b/i.test(html) && !html.replace(/<[^>]*>|&nbsp;|\s/g, '')

/** `<eb-rich-text>`: edits a text with headings, lists, images and tables. */
export const richText = defineElement<RichTextProps, string>({
  tag: 'eb-rich-text',
  component: RichText,
  connection: widgetConnection,
  ownWidth: 640,
  properties: {
    placeholder: text,
    height: number,
    maxSize: number,
    uploadMaxSize: number,
    visibility: { type: 'string', values: ['public', 'private'], default: 'public' },
    readonly: flag,
  },
  form: formValue({
    property: 'value',
    empty: '',
    toText: (value) => value,
    fromText: (html) => html,
    isEmpty: isBlank,
  }),
  events: {
    'eb-input': { prop: 'onInput', kind: 'value' },
    'eb-change': { prop: 'onChange', kind: 'value' },
  },
  methods: ['focus'],
})

/** Texts of its reference page. */
export const richTextReference: ElementReference = {
  summary: 'An editor for texts with headings, lists, images and tables; its value is HTML.',
  parts: {
    field: 'The frame around toolbar and text.',
    toolbar: 'The toolbar.',
    text: 'The text.',
    image: 'The button 上传图片.',
    'image-box': 'The box beside a selected image.',
    'font-size': 'The button of the font sizes.',
    'line-spacing': 'The button of the line spacings.',
    file: 'An image that is being uploaded.',
    cancel: 'Cancels its upload, or removes it after a failure.',
    retry: 'Uploads it again after a failure.',
    refused: 'An image or a long text that was not taken, and why.',
    dismiss: 'Closes that message.',
    pasting: 'A long text that is being pasted.',
    'cancel-paste': 'Takes back what of it has been pasted.',
    'take-text': 'Pastes the words of a text that was not taken, without their format.',
    message: 'The error, under the editor.',
  },
  keyboard: {
    Tab: 'To the toolbar, the text, and out of it: Tab is no character.',
    'Alt+F10': 'From the text to the toolbar; Esc goes back.',
    '← → Home End': 'In the toolbar: the next, previous, first and last tool.',
    'Ctrl+B, Ctrl+I, Ctrl+U': 'Bold, italic, underline.',
    'Ctrl+K': 'The address of a link.',
    'Enter on an image': 'To the box that asks for its alternative text and width; Esc goes back.',
    'Alt+↑, Alt+↓': 'A selected image 10 px wider, narrower; with Shift by 1 px.',
    'Ctrl+], Ctrl+[': 'Indents an item of a list, or takes it back.',
    'Ctrl+Z, Ctrl+Y': 'Undo, redo; also Ctrl+Shift+Z.',
    'Shift+Enter': 'A new line in the same paragraph.',
  },
}

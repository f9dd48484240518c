import { ModalDialog, type ModalDialogProps } from '@ebkit/widgets/dialog'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

/** `<eb-dialog>`: a modal dialog of the page's own content. */
export const dialog = defineElement<ModalDialogProps>({
  tag: 'eb-dialog',
  component: ModalDialog,
  display: 'contents',
  properties: {
    open: flag,
    heading: text,
    size: { type: 'string', default: 'md', values: ['sm', 'md', 'lg'] },
    tone: { type: 'string', values: ['danger'] },
    okLabel: text,
    cancelLabel: text,
    noOk: flag,
    noCancel: flag,
    backdrop: flag,
    closeTime: { type: 'number' },
  },
  events: {
    'eb-before-hide': { prop: 'onBeforeHide', kind: 'before', sets: { open: true } },
    'eb-show': { prop: 'onShow', kind: 'overlay', sets: { open: true } },
    'eb-hide': { prop: 'onHide', kind: 'overlay', sets: { open: false } },
    'eb-after-hide': { prop: 'onAfterHide', kind: 'overlay' },
    'eb-ok': { prop: 'onOk', kind: 'action' },
    'eb-cancel': { prop: 'onCancel', kind: 'action' },
  },
  methods: ['show', 'hide'],
})

/** Texts of its reference page. */
export const dialogReference: ElementReference = {
  summary: 'A modal dialog of the page’s own content, with OK and cancel.',
  slots: { '': 'The content.', footer: 'Replaces the buttons.' },
  parts: {
    panel: 'The box of the dialog.',
    heading: 'The title.',
    body: 'The box around the content.',
    cancel: 'The button 取消.',
    ok: 'The button 确定.',
  },
  keyboard: {
    'Tab, Shift+Tab': 'Moves through the dialog; focus stays inside.',
    'Enter, Space': 'On a button: presses it.',
    Esc: 'Closes the dialog, as × does.',
  },
}

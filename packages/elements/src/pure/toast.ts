import { Toast, type ToastProps, toastTime } from '@ebkit/widgets/toast'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'

/** `<eb-toast>`: a message that disappears after a time. */
export const toast = defineElement<ToastProps>({
  tag: 'eb-toast',
  component: Toast,
  display: 'contents',
  properties: {
    open: { type: 'boolean' },
    type: { type: 'string', default: 'info', values: ['info', 'success', 'danger', 'warning'] },
    position: {
      type: 'string',
      default: 'topCenter',
      values: ['topCenter', 'topLeft', 'topRight', 'bottomLeft', 'bottomRight'],
    },
    closeTime: { type: 'number', default: toastTime },
    heading: { type: 'string' },
  },
  events: {
    'eb-show': { prop: 'onShow', kind: 'overlay', sets: { open: true } },
    'eb-hide': { prop: 'onHide', kind: 'overlay', sets: { open: false } },
  },
  methods: ['show', 'hide'],
})

/** Texts of its reference page. */
export const toastReference: ElementReference = {
  summary: 'A message for a limited time, stacked with the others of the page.',
  slots: { '': 'The text.' },
  parts: { toast: 'The box.' },
  keyboard: {
    'Tab, Shift+Tab': 'Moves to the × of the toast, and on.',
    'Enter, Space': 'On the ×: hides the toast.',
  },
}

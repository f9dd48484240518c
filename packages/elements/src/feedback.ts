import { Feedback, type FeedbackHandle, type FeedbackProps } from '@ebkit/widgets'
import { defineElement } from './defineElement'

/** `<eb-feedback>`: shows what a page asks for in words: modals, questions, toasts. */
export const feedback = defineElement<FeedbackProps>({
  tag: 'eb-feedback',
  component: Feedback,
  summary: 'Shows modals, questions and toasts that a page asks for in words, and the list of its messages.',
  display: 'inline-block',
  properties: {
    list: { type: 'boolean' },
    temporary: { type: 'boolean' },
  },
  events: {
    'eb-show': { prop: 'onShow', kind: 'overlay' },
    'eb-hide': { prop: 'onHide', kind: 'overlay' },
    'eb-after-hide': { prop: 'onAfterHide', kind: 'overlay' },
  },
  methods: ['modal', 'confirm', 'toast', 'show', 'hide'],
  parts: {
    button: 'The button 消息 3, with `list`.',
    panel: 'The box of a dialog.',
    heading: 'The title of a dialog.',
    body: 'The text of a dialog.',
    cancel: 'The button 取消.',
    ok: 'The button 确定.',
    toast: 'The box of a toast.',
  },
  keyboard: {
    'Tab, Shift+Tab': 'Moves through a dialog; focus stays inside. To the × of a toast.',
    'Enter, Space': 'On a button: presses it.',
    Esc: 'Closes a dialog: `close`, and false for a question.',
  },
})

/** Shows a modal dialog, and tells what closed it. Needs no element in the page. */
export const modal: FeedbackHandle['modal'] = (options) => place().modal(options)

/** Asks a question: true for OK, false for everything else. Needs no element in the page. */
export const confirm: FeedbackHandle['confirm'] = (options) => place().confirm(options)

/** Shows a toast; resolves when it is hidden. Needs no element in the page. */
export const toast: FeedbackHandle['toast'] = (options) => place().toast(options)

/** The page's own eb-feedback, else one that is there as long as it shows something. */
function place(): HTMLElement & FeedbackHandle {
  feedback.register()
  let element = document.querySelector<HTMLElement & FeedbackHandle>('eb-feedback')
  if (!element) {
    element = document.createElement('eb-feedback') as HTMLElement & FeedbackHandle
    element.setAttribute('temporary', '')
    document.body.append(element)
  }
  return element
}

import { type Asked, Feedback, type FeedbackHandle, type FeedbackProps } from '@ebkit/widgets/feedback'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'

/** `<eb-feedback>`: shows modals, questions and toasts that a page requests by function calls. */
export const feedback = defineElement<FeedbackProps>({
  tag: 'eb-feedback',
  component: Feedback,
  display: 'inline-block',
  properties: {
    list: { type: 'boolean' },
    asked: { accepts: Array.isArray, example: 'EB.modal("A")' },
  },
  events: {
    'eb-show': { prop: 'onShow', kind: 'overlay' },
    'eb-hide': { prop: 'onHide', kind: 'overlay' },
    'eb-after-hide': { prop: 'onAfterHide', kind: 'overlay' },
  },
  methods: ['modal', 'confirm', 'toast', 'show', 'hide'],
})

/** Texts of its reference page. */
export const feedbackReference: ElementReference = {
  summary: 'Shows modals, questions and toasts of plain text, and the list of the page’s messages.',
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
}

/** Shows a modal dialog, and resolves to what closed it. Needs no element in the page. */
export const modal: FeedbackHandle['modal'] = (options) => ask(['ok', 'cancel'], options)

/** Asks a question: true for OK, false for everything else. Needs no element in the page. */
export const confirm: FeedbackHandle['confirm'] = (options) => ask([true, false], options)

/** Shows a toast; resolves when it is hidden. Needs no element in the page. */
export const toast: FeedbackHandle['toast'] = (options) => ask([], options)

/** Makes the request with a new element, which is removed after the answer. The script tag does the same. */
function ask<Answer>(answers: readonly unknown[], given: unknown): Promise<Answer> {
  feedback.register()
  return new Promise((answer) => {
    const asked: Asked = [answers, given, answer]
    document.documentElement.append(Object.assign(document.createElement('eb-feedback'), { asked }))
  })
}

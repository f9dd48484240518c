import { WecomGate, type WecomGateProps } from '@ebkit/widgets/wecom-gate'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'
import { widgetConnection } from '../element/widgetConnection'

/** `<eb-wecom-gate>`: shows its content only to stores that have authorised enterprise messaging. */
export const wecomGate = defineElement<WecomGateProps>({
  tag: 'eb-wecom-gate',
  component: WecomGate,
  connection: widgetConnection,
  ownWidth: 640,
  properties: {
    path: { type: 'string' },
    contact: { type: 'string' },
  },
  events: {
    'eb-before-navigate': { prop: 'onBeforeNavigate', kind: 'before' },
    'eb-open': { prop: 'onOpen', kind: 'overlay' },
  },
  methods: ['check', 'focus'],
})

/** Texts of its reference page. */
export const wecomGateReference: ElementReference = {
  summary: 'Shows its content only to stores that have authorised enterprise messaging.',
  slots: {
    '': 'The feature. It is in sight only while the gate is open.',
    promotion: 'Replaces the promotion page.',
    overlay: 'Replaces the text of the overlay.',
  },
  parts: {
    promotion: 'The page in place of the feature.',
    apply: 'The button 申请开通并授权.',
    contact: 'The contact QR code and its caption.',
    code: 'The QR code alone.',
    problem: 'The message below the button, if an application failed.',
    overlay: 'What lies over the page if the store has no corporation.',
    retry: 'The button 重新检查 of the overlay.',
  },
  keyboard: { 'Enter, Space': 'On a button: presses it.' },
}

import { CopyLink, type CopyLinkProps, copyResultTime } from '@ebkit/widgets/copy-link'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'

/** `<eb-copy-link>`: copies a link, and reports whether that succeeded. */
export const copyLink = defineElement<CopyLinkProps>({
  tag: 'eb-copy-link',
  component: CopyLink,
  display: 'inline-block',
  properties: {
    value: { type: 'string' },
    label: { type: 'string' },
    closeTime: { type: 'number', default: copyResultTime },
  },
  events: {
    'eb-copy': { prop: 'onCopy', kind: 'action' },
    'eb-show': { prop: 'onShow', kind: 'overlay' },
    'eb-hide': { prop: 'onHide', kind: 'overlay' },
    'eb-after-hide': { prop: 'onAfterHide', kind: 'overlay' },
  },
  methods: ['copy', 'show', 'hide'],
})

/** Texts of its reference page. */
export const copyLinkReference: ElementReference = {
  summary: 'Copies a link, and shows in a dialog that closes by itself whether that succeeded.',
  slots: { '': 'Replaces the button.' },
  parts: {
    button: 'The button.',
    panel: 'The box of the result.',
    heading: 'The title of the result.',
    body: 'The text of the result.',
    link: 'The field with the link, after a failure.',
  },
  keyboard: {
    'Enter, Space': 'On the button: copies.',
    Esc: 'Closes the result.',
  },
}

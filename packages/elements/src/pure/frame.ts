import { Frame, type FrameProps, frameTimeLimit } from '@ebkit/widgets/frame'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'

const text = { type: 'string' } as const

/** `<eb-frame>`: a page of a hotel or a report in a sandboxed frame. */
export const frame = defineElement<FrameProps>({
  tag: 'eb-frame',
  component: Frame,
  ownWidth: 640,
  properties: {
    src: text,
    origins: text,
    heading: text,
    timeLimit: { type: 'number', default: frameTimeLimit },
    isFixed: { type: 'boolean' },
  },
  events: {
    'eb-load': { prop: 'onLoad', kind: 'overlay' },
    'eb-title': { prop: 'onTitle', kind: 'overlay' },
    'eb-route': { prop: 'onRoute', kind: 'overlay' },
  },
  methods: ['reload'],
})

/** Texts of its reference page. */
export const frameReference: ElementReference = {
  summary: 'A page of a hotel or a report in a sandboxed frame, from allowed origins only.',
  slots: { error: 'Below an address error, for example a link to the settings.' },
  parts: {
    frame: 'The frame.',
    spinner: 'The box over it until the page is loaded.',
    error: 'The message for an address that is not opened.',
    slow: 'The message for a page that does not come in time.',
    retry: 'Its button.',
    open: 'Its link that opens the address in a new window.',
  },
  keyboard: {
    Tab: 'Into the page, or to the button and the link of a message.',
  },
}

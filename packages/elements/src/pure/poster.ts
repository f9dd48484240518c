import { Poster, type PosterProps, posterDefaults } from '@ebkit/widgets/poster'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'

const text = { type: 'string' } as const
const number = (value: number) => ({ type: 'number', default: value }) as const

/** `<eb-poster>`: saves an element of the page as an image. */
export const poster = defineElement<PosterProps>({
  tag: 'eb-poster',
  component: Poster,
  display: 'inline-block',
  properties: {
    for: text,
    source: {},
    name: text,
    width: number(posterDefaults.width),
    height: number(posterDefaults.height),
    x: number(posterDefaults.x),
    y: number(posterDefaults.y),
    background: { type: 'string', default: posterDefaults.background },
    scale: number(posterDefaults.scale),
    qrText: text,
    label: text,
    callback: {},
  },
  events: {
    'eb-download': { prop: 'onDownload', kind: 'action' },
  },
  methods: ['download', 'toBlob', 'focus'],
})

/** Texts of its reference page. */
export const posterReference: ElementReference = {
  summary: 'Saves an element of the page as a PNG, after reading the QR codes on it again.',
  slots: { '': 'Replaces the button.' },
  parts: {
    button: 'The button.',
    message: 'Why there is no poster.',
  },
  keyboard: {
    'Enter, Space': 'On the button: makes the poster and saves it.',
  },
}

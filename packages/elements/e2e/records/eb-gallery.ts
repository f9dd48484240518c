import type { ElementRecord } from '../support/ElementRecord'
import { json } from '../support/jsonAttribute'
import { served } from '../support/pictures'

export const record: ElementRecord = {
  tag: 'eb-gallery',
  markup: (word) =>
    `<eb-gallery items='${json([{ src: served, title: word('船', 'Boat') }, { src: '/missing.png' }])}'></eb-gallery>`,
  shown: (it) => it.sees('[part=thumbnail]'),
  openings: {
    viewer: async (it) => {
      await it.press('thumbnail')
      await it.sees('[part=viewer]')
    },
    'a picture that does not come': async (it) => {
      await it.press('thumbnail')
      await it.press('next')
      await it.sees('[part=retry]')
    },
  },
}

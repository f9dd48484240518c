import type { ElementRecord } from '../support/ElementRecord'
import { served } from '../support/pictures'

export const record: ElementRecord = {
  tag: 'eb-file-preview',
  markup: () =>
    `<eb-file-preview style="height:300px" src="${served}" file-name="boat.svg"></eb-file-preview>`,
  shown: (it) => it.sees('[part=image]'),
  openings: {
    'the large picture': async (it) => {
      await it.press('enlarge')
      await it.sees('[part=viewer]')
    },
    'a file of another type': async (it) => {
      await it.element.evaluate((element) =>
        Object.assign(element, { src: '/a.xlsx', fileName: 'a.xlsx', size: 880_640 }),
      )
      await it.sees('[part=none]')
    },
    'a picture that does not come': async (it) => {
      await it.element.evaluate((element) =>
        Object.assign(element, { src: '/missing.png', fileName: 'missing.png' }),
      )
      await it.sees('[part=retry]')
    },
    'nothing to show': (it) => it.set('src', ''),
  },
}

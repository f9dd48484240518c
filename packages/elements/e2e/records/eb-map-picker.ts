import { expect } from '@playwright/test'
import type { ElementRecord } from '../support/ElementRecord'

export const record: ElementRecord = {
  tag: 'eb-map-picker',
  markup: (word) =>
    `<eb-map-picker name="place" required label="${word('门店位置', 'Position of the store')}"></eb-map-picker>`,
  shown: async (it) => {
    await it.sees('[part=map]')
    await it.sees('.leaflet-tile-loaded svg')
  },
  openings: {
    'a position that is missing': async (it) => {
      await it.call('reportValidity')
      await it.sees('[part=message]')
    },
    'a search that finds nothing': async (it) => {
      await it.element.getByRole('combobox').fill('zzzz')
      await it.element.getByRole('combobox').press('Enter')
      await it.sees('[part=problem]')
      await it.element.getByRole('combobox').fill('')
    },
    suggestions: async (it) => {
      await it.element.getByRole('combobox').fill('sanya')
      await it.sees('[part=option]')
    },
    'the best place': async (it) => {
      await it.element.getByRole('combobox').fill('三亚')
      await it.element.getByRole('combobox').press('Enter')
      await expect(it.part('coordinates')).toContainText('109.508268')
    },
    'a closer look': async (it) => {
      await it.press('zoom-in')
      await expect(it.inside('.eb-map-picker__marker')).toBeVisible()
    },
  },
  form: [
    ['place-longitude', '109.508268'],
    ['place-latitude', '18.247872'],
    ['place-level', '13'],
    ['place-address', '海南省三亚市'],
  ],
}

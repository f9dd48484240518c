import type { ElementRecord } from '../support/ElementRecord'

export const record: ElementRecord = {
  tag: 'eb-poster',
  markup: () =>
    '<div id="poster-of-page" style="width:100px;height:100px">1</div><eb-poster for="poster-of-page" name="1"></eb-poster>',
  shown: (it) => it.sees('[part=button]'),
  openings: {
    'a saved poster': async (it) => {
      const download = it.page.waitForEvent('download')
      await it.press('button')
      await (await download).cancel()
    },
    'a picture that cannot be read': async (it) => {
      await it.page.evaluate(() => {
        const picture = document.createElement('img')
        picture.src = '/none.png'
        picture.alt = ''
        document.querySelector('#poster-of-page')?.append(picture)
      })
      await it.press('button')
      await it.sees('[part=message]')
    },
    'a code that is not there': async (it) => {
      await it.page.evaluate(() => document.querySelector('#poster-of-page img')?.remove())
      await it.set('qrText', '1')
      await it.press('button')
      await it.sees('[part=message]')
    },
    'no element': async (it) => {
      await it.set('for', 'none')
      await it.press('button')
      await it.sees('[part=message]')
    },
  },
}

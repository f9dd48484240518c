import type { ElementRecord } from '../support/ElementRecord'

export const record: ElementRecord = {
  tag: 'eb-frame',
  markup: (word) =>
    `<eb-frame style="height:300px" src="/pictures/products/boat.svg" heading="${word('日报', 'Daily report')}"></eb-frame>`,
  shown: (it) => it.sees('.eb-frame__page--ready'),
  openings: {
    'a page that does not come': async (it) => {
      it.proxy.inject({ match: '/pictures/products/hills.svg', fault: 'hold', times: 1 })
      await it.set('timeLimit', 300)
      await it.set('src', '/pictures/products/hills.svg')
      await it.sees('[part=slow]')
      await it.press('retry')
      await it.sees('.eb-frame__page--ready')
    },
    'a site that is not allowed': async (it) => {
      await it.set('src', 'https://example.com/')
      await it.sees('[part=error]')
    },
    'an address that is none': async (it) => {
      await it.set('src', 'file:///etc')
      await it.sees('[part=error]')
    },
    'no address': async (it) => {
      await it.set('src', '')
      await it.sees('[part=error]')
    },
  },
}

import type { ElementRecord } from '../support/ElementRecord'
import type { Place } from '../support/Place'

/** An introduction of this page only, in no language. */
function answerWith(it: Place, height: number): void {
  const picture = { showUrl: '/pictures/products/boat.svg', jumpUrl: '#/1' }
  const data = {
    activityTag: '1,2',
    activityIntro: `<p style="height: ${height}px">1 <b>2</b> <a href="https://example.com/">3</a></p>`,
    imageList: [picture, { ...picture, jumpUrl: '' }, { showUrl: '/none.png', jumpUrl: '' }],
  }
  it.proxy.inject({ match: '/activity-api', fault: 'json', body: { code: 0, data }, times: 1 })
}

export const record: ElementRecord = {
  tag: 'eb-activity-banner',
  markup: () => '<eb-activity-banner hash="#/none"></eb-activity-banner>',
  isEmpty: true,
  openings: {
    'a long text': async (it) => {
      answerWith(it, 300)
      await it.call('reload')
      await it.press('fold')
      await it.press('fold')
    },
    'a picture made large': async (it) => {
      answerWith(it, 20)
      await it.call('reload')
      await it.inside('[part=image]').first().click()
      await it.sees('[part=viewer]')
    },
    'a failure': async (it) => {
      it.proxy.inject({ match: '/activity-api', fault: 'status', status: 503, times: 2 })
      await it.call('reload')
      await it.sees('[part=retry]')
    },
  },
}

import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { frame, november, Widget } from './testing/Widget'

// One test only: a page renders one panel ahead.
describe('DateRange opened while its panel is rendered ahead', () => {
  const { requestIdleCallback: request, cancelIdleCallback: cancel } = window
  const moments = new Map<number, IdleRequestCallback>()
  before(() => {
    let last = 0
    window.requestIdleCallback = (task) => {
      moments.set(++last, task)
      return last
    }
    window.cancelIdleCallback = (moment) => moments.delete(moment)
  })
  after(() => Object.assign(window, { requestIdleCallback: request, cancelIdleCallback: cancel }))

  /** The page is idle for a moment. */
  async function rest() {
    const [[moment, task]] = (await until(() => moments.size && [...moments], 'something to do')) as [
      [number, IdleRequestCallback],
    ]
    moments.delete(moment)
    task({ didTimeout: false, timeRemaining: () => 50 })
    await frame()
  }

  it('closes normally: rendering ahead has no further effect', async () => {
    const widget = new Widget({ range: november })
    const months = () => widget.all('.eb-floating [role=grid]').length
    while (months() < 2) await rest()
    const [step] = [...moments.values()].slice(-1)
    expect(step, 'a step is still to come').to.be.a('function')
    await widget.open()
    await frame()
    step?.({ didTimeout: false, timeRemaining: () => 50 })
    await frame()
    expect(widget.part('panel').matches(':popover-open')).to.equal(true)
    await sendKeys({ press: 'Escape' })
    await widget.closed()
    await frame()
    expect(getComputedStyle(widget.find('.eb-floating') as Element).display).to.equal('none')
    expect(widget.find('[role=dialog]')).to.equal(null)
  })
})

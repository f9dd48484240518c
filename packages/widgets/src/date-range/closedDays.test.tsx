import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { Widget } from './testing/Widget'

const stay = { nights: true, closed: [{ start: '2026-11-10', end: '2026-11-12', reason: '装修' }] }

const typeStay = async (widget: Widget) => {
  await widget.type('start', '2026-11-08')
  await widget.type('end', '2026-11-14')
  await sendKeys({ press: 'Enter' })
}

describe('eb-date-range: typed over closed days', () => {
  it('keeps its check-in, shows why, and takes the offered check-out by keyboard', async () => {
    const widget = new Widget(stay)
    await widget.ready()
    await typeStay(widget)
    await widget.reads('2026-11-08', '')
    await until(() => widget.message === '2026-11-10 不可选：装修', 'why')
    expect(widget.part('offer').textContent).to.equal('改为 2026-11-10 离店')
    await expect(widget.view.host).to.be.accessible()
    widget.part('offer').focus()
    await sendKeys({ press: 'Enter' })
    await widget.reads('2026-11-08', '2026-11-10')
    expect(widget.focused).to.equal(widget.field('end'))
    expect(widget.part('offer')).to.equal(null)
    expect(widget.changes).to.deep.equal([{ start: '2026-11-08', end: '2026-11-10' }])
    expect(widget.reported.at(-1)).to.equal(undefined)
  })

  it('offers it in the panel too, in English, and focus stays beside it', async () => {
    const widget = new Widget(stay, 'en')
    await widget.open()
    await typeStay(widget)
    await until(() => widget.part('offer')?.textContent === 'Check out on 2026-11-10 instead', 'offer')
    expect(widget.status).to.equal('2026-11-10 is not available: 装修')
    widget.part('offer').click()
    await widget.reads('2026-11-08', '2026-11-10')
    expect(widget.focused?.className).to.contain('eb-date-range__foot')
    expect(widget.changes).to.deep.equal([])
    widget.part('apply').click()
    await widget.closed()
    expect(widget.changes).to.deep.equal([{ start: '2026-11-08', end: '2026-11-10' }])
  })
})

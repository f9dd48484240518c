import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { november, Widget } from './testing/Widget'

describe('DateRange in small windows', () => {
  it('W-DATE-12 shows one month in windows under 480 px, otherwise two, also if resized while open', async () => {
    const months = (widget: Widget) => widget.all('[part=panel] [role=grid]').length
    await setViewport({ width: 479, height: 720 })
    try {
      const widget = new Widget({ range: { start: '2026-10-22', end: '2026-11-20' } })
      await widget.open()
      expect(months(widget)).to.equal(1)
      expect(widget.day('2026-11-20') !== null).to.equal(true)
      expect(widget.status).to.equal('10-22 至 11-20，30 天')
      const panel = widget.part('panel')
      expect(panel.scrollWidth).to.be.at.most(panel.clientWidth)
      await setViewport({ width: 480, height: 720 })
      await until(() => months(widget) === 2, 'two months')
      expect(panel.scrollWidth).to.be.at.most(panel.clientWidth)
      await expect(widget.view.host).to.be.accessible()
    } finally {
      await setViewport({ width: 1280, height: 720 })
    }
  })

  it('a day is 40 px wide on phones, and the panel no wider than the window', async () => {
    try {
      for (const width of [390, 320]) {
        await setViewport({ width, height: 844 })
        const widget = new Widget({ range: november, nights: true })
        await widget.open()
        const panel = widget.part('panel').getBoundingClientRect()
        expect(widget.day('2026-11-12').getBoundingClientRect().width).to.be.at.least(40)
        expect([panel.left >= 0, panel.right <= width], `${width} px`).to.deep.equal([true, true])
        widget.view.unmount()
      }
    } finally {
      await setViewport({ width: 1280, height: 720 })
    }
  })

  it('W-DATE-12 in a low window the content of the panel scrolls above its footer, and the focused day is visible', async () => {
    await setViewport({ width: 390, height: 380 })
    try {
      const widget = new Widget({ range: november })
      await widget.open()
      const panel = widget.part('panel')
      const apply = widget.part('apply')
      await until(() => panel.scrollHeight > panel.clientHeight, 'rolls')
      const isSeen = (element: HTMLElement) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const root = element.getRootNode() as ShadowRoot
        return element.contains(root.elementFromPoint((left + right) / 2, (top + bottom) / 2))
      }
      expect(isSeen(apply), 'foot').to.equal(true)
      for (let week = 0; week < 3; week++) await sendKeys({ press: 'ArrowDown' })
      await until(() => widget.focused?.dataset.day === '2026-11-30', `${widget.focused?.dataset.day}`)
      await until(() => isSeen(widget.day('2026-11-30')), 'the day above the foot')
      expect(isSeen(apply), 'foot still').to.equal(true)
    } finally {
      await setViewport({ width: 1280, height: 720 })
    }
  })
})

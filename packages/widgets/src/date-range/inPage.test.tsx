import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { frame, november, Widget } from './testing/Widget'

describe('DateRange in its page', () => {
  it('clears by × and by 清空, at once', async () => {
    const widget = new Widget({ range: november })
    await widget.ready()
    widget.part('clear').click()
    await widget.reads('', '')
    await until(() => !widget.part('clear'), 'no ×')
    widget.set({ range: november })
    await widget.reads('2026-11-03', '2026-11-09')
    await widget.open()
    widget.button('清空').click()
    await widget.reads('', '')
    expect(widget.changes).to.deep.equal([null, null])
    await sendKeys({ press: 'Escape' })
    await widget.closed()
    expect(widget.texts).to.deep.equal(['', ''])
  })

  it('取消 restores the value from when the panel opened, also after 清空, or what the page has set since', async () => {
    const widget = new Widget({ range: november })
    await widget.open()
    widget.button('清空').click()
    await widget.reads('', '')
    await widget.pick('2026-11-20')
    widget.button('取消').click()
    await widget.closed()
    await widget.reads('2026-11-03', '2026-11-09')
    expect(widget.changes).to.deep.equal([null, november])
    await widget.open()
    widget.button('清空').click()
    await widget.reads('', '')
    const october = { start: '2026-10-03', end: '2026-10-09' }
    widget.set({ range: october })
    await widget.reads('2026-10-03', '2026-10-09')
    widget.button('取消').click()
    await widget.closed()
    expect(widget.texts).to.deep.equal(['2026-10-03', '2026-10-09'])
    expect(widget.changes).to.deep.equal([null, november, null])
  })

  it('a press outside closes, one inside does not; disabled opens nothing', async () => {
    const widget = new Widget({ range: november })
    await widget.open()
    const press = (x: number, y: number) =>
      window.dispatchEvent(new PointerEvent('pointerdown', { clientX: x, clientY: y, bubbles: true }))
    const { left, top } = widget.part('panel').getBoundingClientRect()
    press(left + 20, top + 20)
    await frame()
    expect(widget.part('panel') !== null).to.equal(true)
    press(window.innerWidth - 2, window.innerHeight - 2)
    await widget.closed()
    widget.set({ disabled: true })
    await until(() => widget.field('start').disabled, 'disabled')
    widget.handle.current?.show()
    await frame()
    expect(widget.part('panel')).to.equal(null)
    await expect(widget.view.host).to.be.accessible()
  })

  it('opens and closes by its property and its methods', async () => {
    const widget = new Widget({ range: november, open: true })
    await widget.opened()
    widget.set({ open: false })
    await widget.closed()
    widget.handle.current?.show()
    await widget.opened()
    widget.handle.current?.hide()
    await widget.closed()
  })

  it('axe finds nothing: empty, open, dark, in English', async () => {
    const widget = new Widget({ times: true, maxDays: 60, label: '下单时间' })
    await widget.ready()
    await expect(widget.view.host).to.be.accessible()
    await widget.open()
    await expect(widget.view.host).to.be.accessible()
    widget.view.unmount()
    document.documentElement.dataset.theme = 'dark'
    try {
      const dark = new Widget(
        { range: november, times: true, max: '2026-11-20', closed: ['2026-11-12'] },
        'en',
      )
      await dark.open()
      await expect(dark.view.host).to.be.accessible()
    } finally {
      delete document.documentElement.dataset.theme
    }
  })

  it('removed while open, it leaves no listeners behind', async () => {
    const count = { added: 0, removed: 0 }
    const { addEventListener: add, removeEventListener: remove } = MediaQueryList.prototype
    MediaQueryList.prototype.addEventListener = function (...args: Parameters<typeof add>) {
      count.added++
      add.apply(this, args)
    }
    MediaQueryList.prototype.removeEventListener = function (...args: Parameters<typeof remove>) {
      count.removed++
      remove.apply(this, args)
    }
    try {
      const widget = new Widget({ range: november })
      await widget.open()
      await until(() => count.added > 0, 'it listens')
      widget.view.unmount()
      await until(() => count.added === count.removed, 'as many removed as added')
    } finally {
      Object.assign(MediaQueryList.prototype, { addEventListener: add, removeEventListener: remove })
    }
  })
})

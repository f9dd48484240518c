import { today } from '@ebkit/rules/dates'
import { drawn, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { openPage } from './testing/openPage'

const press = (key: string) => sendKeys({ press: key })

describe('eb-date', () => {
  for (const way of ['ArrowDown', 'Alt+ArrowDown'])
    it(`opens by ${way} at its day, chooses by Enter, and focus comes back`, async () => {
      const page = await openPage({ value: '2026-11-20' })
      page.input.focus()
      if (way.startsWith('Alt')) await sendKeys({ down: 'Alt' })
      await press('ArrowDown')
      if (way.startsWith('Alt')) await sendKeys({ up: 'Alt' })
      await until(() => page.day() === '2026-11-20')
      expect(page.find('[part=button]').ariaExpanded).to.equal('true')
      await press('ArrowRight')
      await until(() => page.day() === '2026-11-21')
      await press('Enter')
      await until(() => !page.panel())
      expect(page.changes).to.deep.equal(['2026-11-21'])
      expect(page.input.value).to.equal('2026-11-21')
      expect(page.active()).to.equal(page.input)
      expect(page.reported).to.deep.equal(['show', 'hide'])
    })

  it('a key pressed as soon as the day has focus works', async () => {
    const page = await openPage({ value: '2026-11-20' })
    const key = { key: 'ArrowRight', bubbles: true, composed: true, cancelable: true }
    const right = () => page.active()?.dispatchEvent(new KeyboardEvent('keydown', key))
    page.root.addEventListener('focusin', (event) => {
      if ((event.target as HTMLElement).dataset.day === '2026-11-20') queueMicrotask(right)
    })
    page.input.focus()
    await press('ArrowDown')
    await until(() => page.day() === '2026-11-21')
    await drawn()
    expect(page.day()).to.equal('2026-11-21')
  })

  it('closes by Esc without a change, and returns focus; only the calendar handles Esc', async () => {
    const page = await openPage({ value: '2026-11-20' })
    let escapes = 0
    const count = () => escapes++
    document.addEventListener('keydown', count)
    await page.openByKey()
    await press('ArrowDown')
    escapes = 0
    await press('Escape')
    await until(() => !page.panel())
    document.removeEventListener('keydown', count)
    expect(page.active()).to.equal(page.input)
    expect(escapes).to.equal(0)
    expect(page.changes).to.deep.equal([])
    expect(page.find('[part=button]').ariaExpanded).to.equal('false')
  })

  for (const isFollowed of [false, true])
    it(`opens by a click into the field and leaves focus there: typing goes on${isFollowed ? ', also where the page follows with `open`' : ''}`, async () => {
      const page = await openPage({
        value: '2026-11-20',
        onShow: () => isFollowed && page.again({ open: true }),
      })
      const { x, y } = page.input.getBoundingClientRect()
      await sendMouse({ type: 'click', position: [Math.round(x + 20), Math.round(y + 8)] })
      await until(() => page.panel())
      await drawn()
      expect(page.active()).to.equal(page.input)
      await page.typeText('2026-12-24')
      await press('ArrowDown')
      await until(() => page.day() === '2026-12-24')
      expect(page.changes).to.deep.equal(['2026-12-24'])
    })

  it('opens and closes by its button, by the mouse and by a press outside', async () => {
    const page = await openPage()
    const at = (element: Element): [number, number] => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [Math.round(x + width / 2), Math.round(y + height / 2)]
    }
    const click = async (element: Element) => {
      await drawn() // the pointer hits what has been painted
      await sendMouse({ type: 'click', position: at(element) })
    }
    await click(page.find('[part=button]'))
    await until(page.day, 'open')
    expect(page.day()).to.equal(today())
    await click(page.find('[part=button]'))
    await until(() => !page.panel(), 'closed by the button')
    expect(page.active()).to.equal(page.find('[part=button]'))
    await click(page.find('[part=button]'))
    await until(page.day, 'open again')
    await click(page.find('[data-day$="-15"]'))
    await until(() => !page.panel(), 'closed by a day')
    expect(page.changes).to.deep.equal([`${today().slice(0, 8)}15`])
    expect(page.active()).to.equal(page.find('[part=button]'))
    await click(page.find('[part=button]'))
    await until(page.day, 'open for the third time')
    await sendMouse({ type: 'click', position: [780, 590] })
    await until(() => !page.panel(), 'closed by a press elsewhere')
    expect(page.reported).to.deep.equal(['show', 'hide', 'show', 'hide', 'show', 'hide'])
  })

  it('closes when Tab leaves it', async () => {
    const page = await openPage({ value: '2026-11-20' })
    await page.openByKey()
    for (let count = 0; count < 4 && page.active()?.id !== 'after'; count++) await press('Tab')
    await until(() => page.active()?.id === 'after' && !page.panel())
    expect(page.reported).to.deep.equal(['show', 'hide'])
  })

  it('opens and closes by the page’s property', async () => {
    const page = await openPage({ value: '2026-11-20' })
    page.again({ open: true })
    await until(() => page.day() === '2026-11-20')
    page.again({ open: false })
    await until(() => !page.panel())
    page.handle.current?.show()
    await until(() => page.day())
    page.handle.current?.hide()
    await until(() => !page.panel())
    page.handle.current?.focus()
    expect(page.active()).to.equal(page.input)
    expect(page.reported).to.deep.equal(['show', 'hide', 'show', 'hide'])
  })

  it('without popovers its calendar is a modal dialog, and returns focus', async () => {
    const { showPopover } = HTMLElement.prototype
    HTMLElement.prototype.showPopover = undefined as never
    try {
      const page = await openPage({ value: '2026-11-20' })
      page.input.focus()
      page.input.click()
      expect(page.reported).to.deep.equal([])
      await page.openByKey()
      expect(page.panel().matches('dialog:modal')).to.equal(true)
      await press('ArrowRight')
      await press('Enter')
      await until(() => !page.panel())
      expect(page.changes).to.deep.equal(['2026-11-21'])
      expect(page.active()).to.equal(page.input)
      await page.openByKey()
      await press('Escape')
      await until(() => !page.panel())
      expect(page.active()).to.equal(page.input)
    } finally {
      HTMLElement.prototype.showPopover = showPopover
    }
  })

  it('returns focus to the field whenever Esc closes it, also if the page controls `open`', async () => {
    const page = await openPage({
      value: '2026-11-20',
      onShow: () => page.again({ open: true }),
      onHide: () => page.again({ open: false }),
    })
    for (const time of ['first', 'second', 'third']) {
      await page.openByKey()
      await press('Escape')
      await until(() => !page.panel(), `closed the ${time} time`)
      expect(page.active(), time).to.equal(page.input)
    }
  })
})

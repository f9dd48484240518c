import { domCounters, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { expectAccessible, Picker, withGateway } from './testing/Picker'

/** Presses Tab until an element has focus. */
async function tabTo(picker: Picker, isThere: (focused: HTMLElement) => boolean, isBack = false) {
  for (let presses = 0; presses < 60; presses++) {
    if (picker.focused && isThere(picker.focused)) return
    if (isBack) await sendKeys({ down: 'Shift' })
    await sendKeys({ press: 'Tab' })
    if (isBack) await sendKeys({ up: 'Shift' })
  }
  throw new Error(`Tab does not come there, but to ${picker.focused?.outerHTML.slice(0, 200)}`)
}

const isChoice = (name: string) => (focused: HTMLElement) =>
  focused.matches('[part=choose]') && !!focused.getAttribute('aria-label')?.endsWith(name)
const isLabelled = (words: string) => (focused: HTMLElement) =>
  focused.getAttribute('aria-label') === words || focused.textContent === words

describe('the product picker by keyboard and with assistive technology', () => {
  withGateway()

  it('W-PICK-14 W-PICK-27 W-PICK-29 by keyboard alone: three of page 1, two of page 4 in another tab, search, remove one, confirm, reopen, cancel', async function () {
    this.timeout(60_000)
    const picker = new Picker({ tabs: ['default', '29'] })
    await until(() => picker.button, 'button')
    picker.button.focus()
    await sendKeys({ press: 'Enter' })
    await until(() => picker.dialog, 'dialog')
    await picker.listed()
    const choose = async (index: number) => {
      const name = picker.nameOf(picker.rows[index])
      await tabTo(picker, isChoice(name))
      await sendKeys({ press: 'Enter' })
      await until(() => picker.choice(name).getAttribute('aria-pressed') === 'true', name)
      return name
    }
    const names = [await choose(0), await choose(1), await choose(3)]
    await tabTo(picker, (focused) => focused.matches('[role=tab]'), true)
    await sendKeys({ press: 'ArrowRight' })
    await until(() => picker.tabs[1]?.ariaSelected === 'true', 'tab')
    await picker.listed()
    await tabTo(picker, isLabelled('第 4 页'))
    await sendKeys({ press: 'Enter' })
    await until(() => picker.page === '4', 'page 4')
    await picker.listed()
    await tabTo(picker, (focused) => focused.matches('[part=choose]'), true)
    await tabTo(picker, (focused) => focused.matches('[role=searchbox]'), true)
    names.push(await choose(0), await choose(2))
    expect(picker.chosen).to.deep.equal(names)
    await tabTo(picker, (focused) => focused.matches('[role=searchbox]'), true)
    await sendKeys({ type: '龙井' })
    await until(() => picker.rows.every((row) => row.textContent?.includes('龙井')), 'search')
    expect(picker.chosen).to.deep.equal(names)
    await tabTo(picker, isLabelled(`移除 ${names[1]}`))
    await sendKeys({ press: 'Enter' })
    await until(() => picker.chosen.length === 4, 'removed')
    await tabTo(picker, (focused) => focused.matches('[part=confirm]'))
    await sendKeys({ press: 'Enter' })
    await picker.closed()
    const kept = names.filter((_, index) => index !== 1)
    expect(picker.changes.at(-1)?.map(({ productName }) => productName)).to.deep.equal(kept)
    await until(() => picker.focused === picker.button, 'focus back')
    await sendKeys({ press: 'Enter' })
    await until(() => picker.dialog, 'dialog again')
    await picker.listed()
    expect(picker.chosen).to.deep.equal(kept)
    await tabTo(picker, (focused) => focused.matches('[part=cancel]'))
    await sendKeys({ press: 'Enter' })
    await picker.closed()
    expect(picker.changes.length).to.equal(1)
    expect(picker.summary.length).to.equal(4)
  })

  it('axe finds nothing: closed, chosen, open, blocked rows, a message, no results', async () => {
    const picker = new Picker({
      tabs: ['19', 'default'],
      activityType: 23,
      label: '活动商品',
      selection: [{ ticketProductId: 'TP00000000000', productType: 'ticket' }],
    })
    await until(() => picker.find('.eb-chosen__fault'), 'summary')
    await expectAccessible(picker)
    await picker.open()
    await expectAccessible(picker)
    picker.control('全选本页').click()
    await picker.says('件不能选')
    await expectAccessible(picker)
    picker.part('confirm').click()
    await picker.says('已不能选')
    await expectAccessible(picker)
    await picker.type('没有这样的商品')
    await until(() => picker.rows.length === 0, 'nothing')
    await expectAccessible(picker)
  })

  it('disabled: the button does nothing, and the chosen rows cannot be removed', async () => {
    const picker = new Picker({
      disabled: true,
      selection: [{ ticketProductId: 'TP20260817013', productType: 'ticket' }],
    })
    await until(() => picker.summary[0] === '运河夜游船票', 'summary')
    expect(picker.button.matches(':disabled')).to.equal(true)
    expect(picker.all('[part=summary] button')).to.deep.equal([])
    picker.handle.current?.show()
    expect(picker.dialog).to.equal(null)
    await expectAccessible(picker)
  })

  it('an unknown tab is reported by its name and shown, and the rest works', async () => {
    const picker = new Picker({ tabs: ['default', '99', '29'] as never, tab: '77' })
    await picker.open()
    expect(picker.tabs.map(({ textContent }) => textContent)).to.deep.equal(['票务商品', '实物商品'])
    expect(picker.errors.map(({ code, message }) => [code, message])).to.deep.equal([
      ['unknown-tab', '没有这个页签：99'],
      ['unknown-tab', '没有这个页签：77'],
    ])
    expect(picker.message).to.contain('99')
    await picker.choose('运河夜游船票')
    await picker.confirm()
    expect(picker.keys?.length).to.equal(1)
  })

  it('two on a page do not affect each other', async () => {
    const first = new Picker()
    const second = new Picker({ tabs: ['29'] })
    await first.open()
    await first.choose('运河夜游船票')
    await first.confirm()
    await second.open()
    expect(second.chosen).to.deep.equal([])
    await second.choose(second.nameOf(second.rows[0]))
    await second.confirm()
    expect([first.keys?.length, second.keys?.length]).to.deep.equal([1, 1])
    expect(first.keys).not.to.deep.equal(second.keys)
  })

  it('mounting and unmounting with an open dialog leaves nothing behind', async function () {
    this.timeout(60_000)
    const round = async () => {
      const picker = new Picker({
        tabs: ['default', '29'],
        selection: [{ ticketProductId: 'TP20260817013', productType: 'ticket' }],
      })
      await picker.open()
      await picker.choose('西溪湿地年卡')
      picker.unmount()
    }
    await round()
    await round()
    const before = await domCounters()
    for (let turn = 0; turn < 12; turn++) await round()
    const after = await domCounters()
    expect(after.nodes - before.nodes).to.be.at.most(20)
    expect(after.jsEventListeners - before.jsEventListeners).to.be.at.most(5)
  })
})

import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { ships, TestPicker } from './testing/TestPicker'

/** Presses Tab until an element with this name has focus. */
async function tabTo(picker: TestPicker, name: string) {
  for (let presses = 0; presses < 60; presses++) {
    if (picker.focusedName === name) return
    await sendKeys({ press: 'Tab' })
  }
  throw new Error(`Tab never came to ${name}, last to ${picker.focusedName}`)
}

const labels = (buttons: HTMLElement[]) => buttons.map((button) => button.getAttribute('aria-label'))

describe('PickerDialog', () => {
  before(() => setViewport({ width: 1280, height: 860 }))
  after(() => setViewport({ width: 800, height: 600 }))

  it('W-PICK-2 has tabs, a search by name, select-all, a table and pages', async () => {
    const picker = await new TestPicker({ view: { locked: ['门店：西湖'] } }).openLoaded()
    expect(picker.dialog.getAttribute('aria-label')).to.equal('选择船')
    const tabs = picker.all('[role="tab"]')
    expect(tabs.map(({ textContent }) => textContent)).to.deep.equal(['帆船', '轮船'])
    const panel = picker.find(`#${CSS.escape(tabs[0]?.getAttribute('aria-controls') ?? '')}`)
    expect(panel.getAttribute('role')).to.equal('tabpanel')
    expect(picker.find('input[role="searchbox"]').getAttribute('aria-label')).to.equal('搜船名')
    expect(picker.button('全选本页')).to.not.equal(undefined)
    expect(picker.all('[role="row"]').length).to.equal(11)
    expect(picker.find('.eb-picker__pages').textContent).to.contain('共 52 艘')
    expect(picker.find('.eb-picker__locked').textContent).to.equal('门店：西湖已锁定')
    expect(picker.find('footer').textContent).to.contain('灰色的不能选')
    await picker.expectAccessible()
  })

  it('omits the tab bar if there is one tab', async () => {
    const picker = await new TestPicker({ view: { tabs: [{ value: 'a', label: '船' }] } }).openLoaded()
    expect(picker.find('[role="tablist"]')).to.equal(null)
    expect(picker.find('[role="tabpanel"]')).to.equal(null)
  })

  it('W-PICK-3 W-PICK-6 shows six page links, first, previous, next, last; focus moves to the first row of the page', async () => {
    const picker = await new TestPicker({ fleet: ships(200) }).openLoaded()
    const links = () => picker.all('.eb-pager button').map((link) => link.textContent || link.ariaLabel)
    expect(links()).to.deep.equal(['首页', '上一页', '1', '2', '3', '4', '5', '6', '下一页', '末页'])
    await picker.press('下一页')
    await until(() => picker.said()?.includes('第 2 页 共 200 艘'))
    await until(() => picker.focusedName === '选择 船 11', 'focus on the first row')
    await picker.press('末页')
    await until(() => picker.button('选择 船 191'))
    await until(() => picker.focusedName === '选择 船 191', 'focus on the first row')
    expect(links()).to.contain('20')
    await picker.press('首页')
    await until(() => picker.focusedName === '选择 船 1', 'focus on the first row')
  })

  it('W-PICK-14 W-PICK-26 rows are chosen and removed by their button, in addition to those chosen before', async () => {
    const picker = await new TestPicker({ saved: ['s9'] }).openLoaded()
    await picker.press('选择 船 1')
    await until(() => picker.button('已选 船 1')?.getAttribute('aria-pressed') === 'true')
    expect(picker.focusedName).to.equal('已选 船 1')
    await picker.press('选择 船 3')
    await until(() => picker.panelNames().length === 3)
    expect(picker.panelNames()).to.deep.equal(['船 9', '船 1', '船 3'])
    expect(picker.said()).to.contain('已选 3 艘')
    expect(picker.part('confirm').textContent).to.contain('确定选择 3 艘')
    await picker.press('已选 船 1')
    await until(() => picker.button('选择 船 1')?.getAttribute('aria-pressed') === 'false')
    await picker.press('确定选择 2 艘确定')
    await picker.closed()
    expect(picker.confirmed.map((chosen) => chosen.map(({ key }) => key))).to.deep.equal([['s9', 's3']])
  })

  it('W-PICK-14 shows 取消 at a chosen row while the pointer is over it, in the same width', async () => {
    const picker = await new TestPicker({ saved: ['s1'] }).openLoaded()
    const button = await until(() => picker.button('已选 船 1'))
    const [chosen, cancel] = [...button.querySelectorAll('span')]
    expect(getComputedStyle(cancel as Element).visibility).to.equal('hidden')
    expect(chosen?.getBoundingClientRect().width).to.equal(cancel?.getBoundingClientRect().width)
  })

  it('W-PICK-2 everything by keyboard: Tab, arrows between rows, Space, reasons of blocked rows', async () => {
    const picker = await new TestPicker({ fleet: ships(12) }).openLoaded()
    await tabTo(picker, '选择 船 1')
    await sendKeys({ press: 'Tab' })
    expect(picker.focusedName).to.equal('不能选择 船 2：已分账')
    expect(picker.focused?.getAttribute('aria-disabled')).to.equal('true')
    expect(picker.focused?.hasAttribute('aria-pressed')).to.equal(false)
    await sendKeys({ press: ' ' })
    await sendKeys({ press: 'Enter' })
    await sendKeys({ press: 'ArrowDown' })
    expect(picker.focusedName).to.equal('选择 船 3')
    await sendKeys({ press: ' ' })
    await until(() => picker.focusedName === '已选 船 3')
    expect(picker.chosen()).to.deep.equal(['s3'])
    await sendKeys({ press: 'ArrowUp' })
    await sendKeys({ press: 'ArrowUp' })
    await sendKeys({ press: 'ArrowUp' })
    expect(picker.focusedName).to.equal('选择 船 1')
    await tabTo(picker, '移除 船 3')
    await tabTo(picker, '确定选择 1 艘确定')
    await sendKeys({ press: 'Enter' })
    await picker.closed()
    expect(picker.confirmed[0]?.map(({ key }) => key)).to.deep.equal(['s3'])
    expect(picker.focused?.getAttribute('part')).to.equal('opener')
  })

  it('F-PI-3 select-all chooses no blocked row, by mouse or keyboard, and reports how many it left out', async () => {
    const picker = await new TestPicker().openLoaded()
    await picker.click('全选本页')
    await until(() => picker.find('.eb-picker__select-all-bar'))
    expect(picker.chosen()).to.deep.equal(['s1', 's3', 's4', 's5', 's7', 's8', 's9'])
    expect(picker.find('.eb-picker__select-all-bar').textContent).to.equal(
      '选中 7 艘，3 艘不能选，已分账 2，已占用 1选择全部 52 艘',
    )
    expect(picker.message()).to.equal('')
    await picker.press('取消全部')
    await tabTo(picker, '选择 船 1')
    await sendKeys({ down: 'Shift' })
    await tabTo(picker, '全选本页')
    await sendKeys({ up: 'Shift' })
    await sendKeys({ press: 'Enter' })
    await until(() => picker.chosen().length === 7)
    await tabTo(picker, '选择全部 52 艘')
    await sendKeys({ press: 'Enter' })
    await until(() => picker.chosen().length === 39)
    expect(picker.state.draft.some(({ row }) => row?.reason)).to.equal(false)
    await until(() => picker.focused?.isConnected)
    await picker.expectAccessible()
  })

  it('chooses all results with progress, and can be stopped', async () => {
    const picker = await new TestPicker({ fleet: ships(1000) }).openLoaded()
    await picker.press('全选本页')
    let answer = () => {}
    picker.before = () =>
      new Promise<void>((resolve) => {
        answer = resolve
      })
    await picker.press('选择全部 1000 艘')
    await until(() => picker.find('.eb-picker__select-all-bar').textContent?.includes('0 / 1000 艘'))
    answer()
    await until(() => picker.find('.eb-picker__select-all-bar').textContent?.includes('200 / 1000 艘'))
    expect(picker.focusedName).to.equal('停止')
    await picker.press('停止')
    await until(() => picker.button('选择全部 1000 艘'))
    const { length } = picker.chosen()
    expect(length).to.equal(150)
  })

  it('F-PI-3 Shift chooses the range from the last row, by mouse and keyboard, except blocked rows', async () => {
    const picker = await new TestPicker().openLoaded()
    await picker.press('选择 船 1')
    picker
      .button('选择 船 5')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, shiftKey: true }))
    await until(() => picker.chosen().length === 4)
    expect(picker.chosen()).to.deep.equal(['s1', 's3', 's4', 's5'])
    await tabTo(picker, '选择 船 9')
    await sendKeys({ down: 'Shift' })
    await sendKeys({ press: ' ' })
    await sendKeys({ up: 'Shift' })
    await until(() => picker.chosen().length === 7)
    expect(picker.chosen()).to.deep.equal(['s1', 's3', 's4', 's5', 's7', 's8', 's9'])
  })

  it('refuses more than the maximum, visibly and by an announcement', async () => {
    const picker = await new TestPicker({ options: { max: 1 } }).openLoaded()
    await picker.press('选择 船 1')
    await picker.press('选择 船 3')
    await until(() => picker.message() === '最多选 1 艘')
    expect(picker.find('.eb-picker__message').getAttribute('role')).to.equal('status')
    expect(picker.chosen()).to.deep.equal(['s1'])
    await picker.expectAccessible()
  })

  it('single selection has no select-all, and replaces', async () => {
    const picker = await new TestPicker({ options: { single: true } }).openLoaded()
    expect(picker.button('全选本页')).to.equal(undefined)
    await picker.press('选择 船 1')
    await picker.press('选择 船 3')
    await until(() => picker.panelNames().join() === '船 3')
    expect(labels(picker.rowButtons).filter((label) => label?.startsWith('已选'))).to.deep.equal([
      '已选 船 3',
    ])
  })

  it('the search field gets the initial focus; Enter searches at once', async () => {
    const picker = await new TestPicker().openLoaded()
    expect(picker.focusedName).to.equal('搜船名')
    await sendKeys({ type: '船 4' })
    await sendKeys({ press: 'Enter' })
    await until(() => picker.state.list.total === 11)
    expect(picker.said()).to.contain('第 1 页 共 11 艘')
    picker.all<HTMLInputElement>('input[type="checkbox"]')[0]?.click()
    await until(() => picker.state.eligibleOnly && picker.state.list.total === 9)
  })
})

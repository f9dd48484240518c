import { ServiceError } from '@ebkit/core/errors'
import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { refusal, ships, TestPicker } from './testing/TestPicker'

const never = () => new Promise(() => {})
const fail = (error: unknown) => () => Promise.reject(error)

describe('States of a picker', () => {
  before(() => setViewport({ width: 1280, height: 860 }))
  after(() => setViewport({ width: 800, height: 600 }))

  it('shows a skeleton before the first rows', async () => {
    const picker = new TestPicker()
    picker.before = never
    await picker.open()
    await until(() => picker.find('.eb-skeleton'))
    expect(picker.find('.eb-picker__list').getAttribute('aria-busy')).to.equal('true')
    expect(picker.find('.eb-pager')).to.equal(null)
    await picker.expectAccessible()
  })

  it('keeps the rows, dimmed, while the next page loads', async () => {
    const picker = await new TestPicker().openLoaded()
    picker.before = never
    await picker.press('下一页')
    await until(() => picker.find('table').getAttribute('aria-busy') === 'true')
    expect(picker.button('选择 船 1')).to.not.equal(undefined)
    expect(getComputedStyle(picker.find('table')).opacity).to.equal('0.5')
  })

  it('says if there are no results, and can reset search and filter', async () => {
    const picker = await new TestPicker().openLoaded()
    picker.model.setSearch('潜艇')
    picker.model.setEligibleOnly(true)
    await until(() => picker.find('.eb-placeholder'))
    expect(picker.find('.eb-placeholder').textContent).to.contain('暂无数据')
    await picker.expectAccessible()
    picker.find('.eb-placeholder button').focus()
    await sendKeys({ press: 'Enter' })
    await picker.loaded()
    expect(picker.state.search).to.equal('')
    expect(picker.state.eligibleOnly).to.equal(false)
    await until(() => picker.focusedName === '全选本页', 'focus is where the button was')
  })

  it('says if there are no rows at all', async () => {
    const picker = await new TestPicker({ fleet: [] }).open()
    await until(() => picker.find('.eb-placeholder')?.textContent?.includes('暂无数据'))
    expect(picker.find('.eb-placeholder button')).to.equal(null)
  })

  it('shows the server’s message if rows could not be read, and retries', async () => {
    const picker = new TestPicker({ saved: ['s1'] })
    picker.before = fail(refusal())
    await picker.open()
    const box = await until(() => picker.find('.eb-placeholder'))
    expect(box.textContent).to.contain('加载失败服务端返回异常（502）')
    await picker.expectAccessible()
    picker.before = () => undefined
    await picker.press('重试')
    await picker.loaded()
    expect(picker.chosen()).to.deep.equal(['s1'])
    expect(picker.focusedName).to.equal('全选本页')
  })

  it('keeps old rows below a warning', async () => {
    const picker = await new TestPicker().openLoaded()
    picker.before = fail(refusal())
    await picker.press('下一页')
    const warning = await until(() => picker.find('.eb-picker__warning'))
    expect(warning.getAttribute('role')).to.equal('alert')
    expect(warning.textContent).to.equal('服务端返回异常（502）重试')
    expect(picker.button('选择 船 1')).to.not.equal(undefined)
    await picker.expectAccessible()
    picker.before = () => undefined
    await picker.press('重试')
    await until(() => picker.button('选择 船 11'))
  })

  for (const code of ['offline', 'network'] as const)
    it(`looks like no network after ${code}`, async () => {
      const picker = new TestPicker()
      picker.before = fail(new ServiceError('list', code))
      await picker.open()
      const box = await until(() => picker.find('.eb-placeholder'))
      expect(box.textContent).to.match(code === 'offline' ? /^网络断开了/ : /^连不上服务器/)
      expect(box.querySelector('[role="status"]')).to.not.equal(null)
      await picker.expectAccessible()
    })

  it('W-PICK-29 marks rows refused by the check, removes them, and confirms the rest', async () => {
    const picker = await new TestPicker({ saved: ['s1', 's3', 's4'] }).openLoaded()
    picker.fleet = picker.fleet
      .filter(({ id }) => id !== 's1')
      .map((ship) => (ship.id === 's3' ? { ...ship, reason: 'split' } : ship))
    await picker.press('确定选择 3 艘确定')
    await until(() => picker.message() === '2 艘已不能选，移除后再确定')
    const faults = picker.all('.eb-chosen .eb-chosen__fault').map(({ textContent }) => textContent)
    expect(faults).to.deep.equal(['已不存在', '已分账'])
    expect(picker.confirmed.length).to.equal(0)
    await picker.expectAccessible()
    await picker.press('移除 2 艘')
    await until(() => picker.panelNames().join() === '船 4')
    expect(picker.focused?.getAttribute('part')).to.equal('confirm')
    await sendKeys({ press: 'Enter' })
    await picker.closed()
    expect(picker.confirmed[0]?.map(({ key }) => key)).to.deep.equal(['s4'])
  })

  it('shows why the check failed; 重试 then confirms', async () => {
    const picker = await new TestPicker({ saved: ['s1'] }).openLoaded()
    picker.before = fail(refusal('系统繁忙'))
    await picker.press('确定选择 1 艘确定')
    await until(() => picker.message() === '系统繁忙')
    expect(picker.chosen()).to.deep.equal(['s1'])
    await picker.expectAccessible()
    picker.before = () => undefined
    await picker.press('重试')
    await picker.closed()
    expect(picker.confirmed.length).to.equal(1)
  })

  it('is busy during the check', async () => {
    const picker = await new TestPicker({ saved: ['s1'] }).openLoaded()
    picker.before = never
    await picker.press('确定选择 1 艘确定')
    await until(() => picker.part('confirm').getAttribute('aria-busy') === 'true')
  })

  it('reports if select-all reached the maximum', async () => {
    const picker = await new TestPicker({ options: { max: 3 } }).openLoaded()
    await picker.press('全选本页')
    await until(() => picker.message() === '最多选 3 艘')
    expect(picker.chosen()).to.deep.equal(['s1', 's3', 's4'])
  })

  it('asks before Esc loses a change; Esc closes the question, focus returns', async () => {
    const picker = await new TestPicker({ saved: ['s1'] }).openLoaded()
    await picker.press('选择 船 3')
    await until(() => picker.focusedName === '已选 船 3')
    await sendKeys({ press: 'Escape' })
    await until(() => picker.focusedName === '继续选择')
    expect(picker.message()).to.equal('放弃改动？')
    expect(picker.button('取消')).to.equal(undefined)
    await picker.expectAccessible()
    await sendKeys({ press: 'Escape' })
    await until(() => picker.focusedName === '已选 船 3')
    expect(picker.chosen()).to.deep.equal(['s1', 's3'])
    await picker.press('关闭')
    await picker.press('放弃')
    await picker.closed()
    expect(picker.state.saved.map(({ key }) => key)).to.deep.equal(['s1'])
    expect(picker.focused?.getAttribute('part')).to.equal('opener')
    await picker.openLoaded()
    expect(picker.message()).to.equal('')
  })

  it('closes at once by Esc without a change, and by 取消 with one', async () => {
    const picker = await new TestPicker({ saved: ['s1'] }).openLoaded()
    await sendKeys({ press: 'Escape' })
    await picker.closed()
    await picker.openLoaded()
    await picker.press('选择 船 3')
    await picker.press('取消')
    await picker.closed()
    expect(picker.confirmed.length).to.equal(0)
  })

  it('W-PICK-29 after removing a row in the panel, focus moves to its neighbour, finally to the heading', async () => {
    const picker = await new TestPicker({ saved: ['s1', 's3', 's4'] }).openLoaded()
    await picker.press('移除 船 3')
    await until(() => picker.focusedName === '移除 船 4')
    await sendKeys({ press: 'Enter' })
    await until(() => picker.focusedName === '移除 船 1')
    await picker.press('取消全部')
    await until(() => picker.chosen().length === 0)
    expect(picker.focusedName).to.equal('已选 0 艘')
  })

  it('rows can be reordered by keyboard', async () => {
    const picker = await new TestPicker({ saved: ['s1', 's3', 's4'] }).openLoaded()
    const grip = await until(() => picker.button('移动 船 4'))
    grip.focus()
    await sendKeys({ press: ' ' })
    await sendKeys({ press: 'Home' })
    await sendKeys({ press: ' ' })
    await until(() => picker.chosen().join() === 's4,s1,s3')
    expect(picker.panelNames()).to.deep.equal(['船 4', '船 1', '船 3'])
  })

  it('has English texts', async () => {
    const picker = await new TestPicker({ locale: 'en', saved: ['s1'] }).openLoaded()
    expect(picker.button('Choose 1 艘Choose')).to.not.equal(undefined)
    expect(picker.button('Cannot choose 船 2: 已分账')).to.not.equal(undefined)
    await picker.press('Select page')
    await until(() =>
      picker.find('.eb-picker__select-all-bar').textContent?.startsWith('6 艘 selected, 3 艘 not possible,'),
    )
  })

  it('is accessible in the dark', async () => {
    document.documentElement.dataset.theme = 'dark'
    after(() => delete document.documentElement.dataset.theme)
    const picker = await new TestPicker({
      saved: ['s1', 'gone'],
      view: { locked: ['门店：西湖'] },
    }).openLoaded()
    await picker.press('全选本页')
    await picker.expectAccessible()
    picker.before = fail(refusal())
    await picker.press('下一页')
    await until(() => picker.find('.eb-picker__warning'))
    await picker.expectAccessible()
    delete document.documentElement.dataset.theme
  })

  it('F-PI-4 5,000 chosen rows are rendered on demand, and choosing stays fast', async () => {
    const fleet = ships(6700)
    const saved = fleet.filter(({ reason }) => !reason).map(({ id }) => id)
    expect(saved.length).to.be.above(5000)
    const picker = await new TestPicker({ fleet, saved }).openLoaded()
    await until(() => picker.state.draft.every(({ row }) => row))
    expect(picker.all('li').length).to.be.below(100)
    const start = performance.now()
    await picker.press('已选 船 1')
    await until(() => picker.button('选择 船 1'))
    expect(performance.now() - start).to.be.below(1500)
    expect(picker.find('.eb-chosen li').getAttribute('aria-setsize')).to.equal(`${saved.length - 1}`)
  })
})

describe('A picker at 390 px', () => {
  before(() => setViewport({ width: 390, height: 844 }))
  after(() => setViewport({ width: 800, height: 600 }))

  it('the search field has its own line', async () => {
    const picker = await new TestPicker().openLoaded()
    const field = picker.find('.eb-picker__tools .eb-search').getBoundingClientRect()
    expect(field.width).to.equal(390 - 2 * 16)
    const beside = [...picker.find('.eb-picker__tools').children].slice(1)
    expect(beside.length).to.be.above(0)
    for (const part of beside) expect(part.getBoundingClientRect().top).to.be.at.least(field.bottom)
  })

  it('is a sheet without horizontal scrolling; the panel is a bar that expands', async () => {
    const picker = await new TestPicker({ saved: ['s1', 's3'] }).openLoaded()
    const bar = await until(() => picker.button('已选 2 艘'))
    expect(bar.getAttribute('aria-expanded')).to.equal('false')
    expect(picker.button('移除 船 1')).to.equal(undefined)
    const panel = picker.find('.eb-dialog__panel')
    expect(panel.scrollWidth).to.equal(390)
    // The sheet is a pixel longer than its space, which Chromium scrolls into view.
    await until(() => [24, 25].includes(panel.getBoundingClientRect().top), 'risen')
    expect(panel.getBoundingClientRect().bottom).to.be.within(844, 845)
    expect(picker.focused).to.equal(panel)
    await picker.expectAccessible()
    await picker.press('已选 2 艘')
    await until(() => picker.button('移除 船 1'))
    await picker.expectAccessible()
    await picker.press('移除 船 1')
    await until(() => picker.chosen().join() === 's3')
    await sendKeys({ press: 'Escape' })
    await until(() => !picker.button('移除 船 3'))
    expect(picker.dialog).to.not.equal(null)
    expect(picker.focusedName).to.equal('已选 1 艘')
    const confirm = picker.part('confirm')
    expect(confirm.innerText.trim()).to.equal('确定')
    expect(bar.getBoundingClientRect().bottom).to.equal(confirm.getBoundingClientRect().bottom)
  })
})

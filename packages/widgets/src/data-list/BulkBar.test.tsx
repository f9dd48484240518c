import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { ListPage, plain, rowsOf, withGateway } from './testing/ListPage'

const props = {
  ...plain,
  source: rowsOf(30),
  pageSize: 10,
  selection: 'multiple',
  bulkActions: [
    { name: 'on', label: '上架' },
    { name: 'off', label: '下架', tone: 'danger' },
  ],
  toolbar: [{ name: 'create', label: '新建', tone: 'primary' }],
} as const

const select = (page: ListPage, nth: number) => page.rows[nth]?.querySelector('input')?.click()
const bar = (page: ListPage) => page.find('[part=bulk]') as HTMLElement
const inBar = (page: ListPage, name: string) => bar(page) && page.button(name, bar(page))
const topOf = (page: ListPage) => page.find('[part=grid]')?.getBoundingClientRect().top

async function search(page: ListPage, text: string) {
  const field = page.find('[role=searchbox]') as HTMLInputElement
  field.focus()
  field.select()
  await sendKeys({ type: text })
  await sendKeys({ press: 'Enter' })
}

describe('eb-data-list: the bar of selected rows', function () {
  this.timeout(30_000)
  withGateway()
  afterEach(() => setViewport({ width: 800, height: 600 }))

  for (const width of [1440, 800, 390])
    it(`moves nothing when it comes and goes, ${width} px wide, and stands within the room of the tools`, async () => {
      await setViewport({ width, height: 900 })
      const page = new ListPage(props)
      await page.settled()
      const before = topOf(page)
      select(page, 0)
      await until(() => bar(page), 'bar')
      expect(topOf(page)).to.equal(before)
      const box = bar(page).getBoundingClientRect()
      const grid = (page.find('[part=grid]') as HTMLElement).getBoundingClientRect()
      expect(box.bottom).to.be.at.most(grid.top)
      expect(bar(page).scrollHeight).to.be.at.most(bar(page).clientHeight)
      for (const button of bar(page).querySelectorAll('button')) {
        const { top, bottom, height } = button.getBoundingClientRect()
        if (height) expect(top >= box.top && bottom <= box.bottom, button.textContent ?? '').to.equal(true)
      }
      await expect(page.view.host).to.be.accessible()
      page.button('取消选择').click()
      await until(() => !bar(page), 'gone')
      expect(topOf(page)).to.equal(before)
    })

  it('controls that it covers cannot be reached by Tab; the search stays if there is space', async () => {
    await setViewport({ width: 1440, height: 900 })
    const page = new ListPage(props)
    await page.settled()
    const shows = (element: Element | null) => element?.checkVisibility({ checkVisibilityCSS: true })
    expect([page.button('刷新'), page.button('新建')].map(shows)).to.deep.equal([true, true])
    select(page, 0)
    await until(() => bar(page), 'bar')
    expect([page.button('刷新'), page.button('新建')].map(shows)).to.deep.equal([false, false])
    expect(shows(page.find('[role=searchbox]'))).to.equal(true)
    const { right } = (page.find('.eb-data-list__search') as HTMLElement).getBoundingClientRect()
    expect(bar(page).getBoundingClientRect().left).to.be.above(right)
  })

  it('reports how many are on other pages, and how many are not in the current results', async () => {
    await setViewport({ width: 1440, height: 900 })
    const page = new ListPage(props)
    await page.settled()
    const said = () => page.find('[part=bulk] [role=status]')?.textContent
    for (const nth of [0, 1]) select(page, nth)
    await until(() => said() === '已选 2 条', 'two')
    page.button('下一页').click()
    await until(() => said() === '已选 2 条，其中 2 条不在本页', 'of another page')
    select(page, 0)
    await until(() => said() === '已选 3 条，其中 2 条不在本页', 'one of this page')
    await search(page, 'Row 1')
    await until(() => page.find('[part=pager]')?.textContent?.includes('共 11 条'), 'found on two pages')
    await search(page, 'Row 29')
    await until(() => said() === '已选 3 条，其中 3 条不在当前结果里', 'none of them is found')
  })

  it('selecting all rows stops where other results are shown meanwhile', async () => {
    await setViewport({ width: 1440, height: 900 })
    const all = rowsOf(2500)
    let release = () => {}
    const isHeld = new Promise<void>((resolve) => {
      release = resolve
    })
    const asked: number[] = []
    const page = new ListPage({
      ...props,
      async source({ page: number, pageSize, search: text }) {
        if (pageSize > 10) asked.push(number)
        if (pageSize > 10 && number === 2) await isHeld
        const rows = all.filter(({ name }) => String(name).includes(text))
        return { rows: rows.slice((number - 1) * pageSize, number * pageSize), total: rows.length }
      },
    })
    await page.settled()
    const said = () => page.find('[part=bulk] [role=status]')?.textContent
    select(page, 0)
    await until(() => bar(page), 'bar')
    inBar(page, '选择全部 2,500 条').click()
    await until(() => asked.includes(2), 'the second thousand')
    await search(page, 'Row 29')
    await until(() => said()?.startsWith('已选 1,000 条'), 'the first thousand')
    release()
    await until(() => !bar(page).textContent?.includes('停止'), 'stopped')
    expect(said()?.startsWith('已选 1,000 条')).to.equal(true)
    expect(asked).to.deep.equal([1, 2])
  })

  it('in English', async () => {
    const page = new ListPage({ ...props, pageSize: 20 }, 'en')
    await page.settled()
    select(page, 0)
    page.button('Next page').click()
    await page.says('1 selected, 1 not on this page')
  })

  it('an action of the toolbar whose condition holds moves into the bar', async () => {
    const page = new ListPage({
      ...props,
      toolbar: [...props.toolbar, { name: 'merge', label: '合并', when: 'selected>=2' }],
    })
    await page.settled()
    select(page, 0)
    await until(() => bar(page), 'bar')
    expect(page.button('合并', bar(page))).to.equal(undefined)
    select(page, 1)
    ;(await until(() => page.button('合并', bar(page)), 'merge')).click()
    expect(page.events.at(-1)).to.equal('toolbar merge')
  })

  describe('an action that applies to some of the selected rows', () => {
    const mixed = {
      ...props,
      source: rowsOf(30).map((row, index) => ({ ...row, state: index % 3 ? 'ONLINE' : 'OFFLINE' })),
      bulkActions: [
        { name: 'print', label: { zh: '打印', en: 'Print' } },
        { name: 'off', label: { zh: '下架', en: 'Take offline' }, when: 'state=ONLINE' },
      ],
    } as const
    type Told = { name: string; keys: string[]; rows: Record<string, unknown>[] }

    it('counts them, and acts on these only', async () => {
      await setViewport({ width: 1440, height: 900 })
      const reported: Told[] = []
      const page = new ListPage({ ...mixed, onBulkAction: (detail) => void reported.push(detail) })
      await page.settled()
      for (const nth of [0, 1, 2]) select(page, nth)
      const off = await until(() => inBar(page, '下架 2 条'), 'two of three')
      expect([off.title, off.ariaDisabled]).to.deep.equal(['所选中有 1 条不适用', null])
      off.focus()
      await sendKeys({ press: 'Enter' })
      expect(reported[0]?.rows.map(({ state }) => state)).to.deep.equal(['ONLINE', 'ONLINE'])
      expect(reported[0]?.keys).to.deep.equal(reported[0]?.rows.map(({ id }) => String(id)))
      page.button('打印', bar(page)).click()
      expect(reported[1]?.keys).to.have.length(3)
      await expect(page.view.host).to.be.accessible()
      select(page, 0)
      await until(() => inBar(page, '下架'), 'all of them: no count')
    })

    it('checks its condition on loaded rows of other pages too', async () => {
      await setViewport({ width: 1440, height: 900 })
      const reported: Told[] = []
      const page = new ListPage({ ...mixed, onBulkAction: (detail) => void reported.push(detail) })
      await page.settled()
      for (const nth of [0, 1]) select(page, nth)
      page.button('下一页').click()
      ;(await until(() => inBar(page, '下架 1 条'), 'seen before')).click()
      expect(reported[0]?.keys).to.have.length(1)
    })

    it('on a phone, in English: is in the menu', async () => {
      await setViewport({ width: 390, height: 900 })
      const page = new ListPage(mixed, 'en')
      await page.settled()
      for (const nth of [0, 1, 2]) select(page, nth)
      ;(await until(() => inBar(page, 'More actions'), 'menu')).click()
      const items = () => page.all('[role=menuitem]').map(({ textContent }) => textContent)
      await until(() => items().includes('Take offline 2'), `counted: ${items()}`)
    })
  })

  it('when it closes, focus moves to the rows', async () => {
    const page = new ListPage(props)
    await page.settled()
    select(page, 3)
    await until(() => bar(page), 'bar')
    page.button('取消选择').focus()
    await sendKeys({ press: 'Enter' })
    await until(() => !bar(page), 'gone')
    expect(!!page.focused.closest('[role=grid]')).to.equal(true)
  })
})

describe('eb-data-list: footer and empty states', function () {
  this.timeout(30_000)
  withGateway()
  afterEach(() => setViewport({ width: 800, height: 600 }))

  it('W-PAGE-1 shows the page and the number of pages, also for one page', async () => {
    const page = new ListPage({ ...plain, source: rowsOf(20) })
    await page.settled()
    await page.says('每页 20 条，共 20 条，第 1 / 1 页')
    page.set({ source: rowsOf(50) })
    await page.says('共 50 条，第 1 / 3 页')
    page.button('末页').click()
    await page.says('第 3 / 3 页')
  })

  it('20 rows below the heading of a page: the pager is within 1440 × 900', async () => {
    await setViewport({ width: 1440, height: 900 })
    const page = new ListPage({ ...props, source: rowsOf(54), pageSize: 20 })
    await page.settled()
    const head = 152 // of a page: its bar, its title
    page.view.host.style.cssText = `position: absolute; inset: ${head}px 0 auto`
    await until(() => page.find('[part=pager]')?.offsetHeight, 'pager')
    const { bottom } = (page.find('[part=pager]') as HTMLElement).getBoundingClientRect()
    expect(bottom).to.be.at.most(900)
  })

  it('an empty search can be cleared there, and focus moves to its field', async () => {
    const page = new ListPage(props)
    await page.settled()
    await search(page, 'nobody')
    const clear = await until(() => page.button('清空搜索'), 'offer')
    clear.focus()
    await sendKeys({ press: 'Enter' })
    await until(() => page.rows.length === 10, 'all')
    expect(page.focused.matches('[role=searchbox]')).to.equal(true)
    expect((page.focused as HTMLInputElement).value).to.equal('')
  })
})

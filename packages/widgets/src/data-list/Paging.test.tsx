import { holdLongTimers, seenRequests, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { ListPage, plain, press, printers, rowsOf, withGateway } from './testing/ListPage'

describe('eb-data-list', function () {
  this.timeout(30_000)
  withGateway()

  it('W-LIST-1 W-PAGE-1 has rows and a pager: first and last page, steps, a page number field, 每页 N 条，共 M 条', async () => {
    const page = new ListPage({ ...printers, pageSize: 5 })
    await page.settled()
    expect(page.rows.length).to.equal(5)
    await page.says('每页 5 条，共 ')
    for (const name of ['首页', '上一页', '下一页', '末页'])
      expect(page.button(name), name).to.not.equal(undefined)
    const first = page.column(1)
    page.button('下一页').click()
    await until(() => page.column(1).join() !== first.join(), 'page 2')
    expect(page.find('[aria-current=page]')?.textContent).to.equal('2')
    const box = page.find<HTMLInputElement>('[part=pager] input') as HTMLInputElement
    box.focus()
    await sendKeys({ type: '1' })
    await press('Enter')
    await until(() => page.column(1).join() === first.join(), 'page 1')
    await expect(page.view.host).to.be.accessible()
  })

  it('W-PAGE-2 shows at most 8 numbers; the number of pages is total / size, rounded up', async () => {
    const page = new ListPage({ ...plain, source: rowsOf(91), pageSize: 10 })
    await page.settled()
    const numbers = () =>
      page.all('[part=pager] nav button').filter((one) => /^\d+$/.test(one.textContent ?? ''))
    expect(numbers().map((one) => one.textContent)).to.deep.equal(['1', '2', '3', '4', '5', '6', '7', '8'])
    page.button('末页').click()
    await until(() => page.rows.length === 1, 'last page')
    expect(page.find('[aria-current=page]')?.textContent).to.equal('10')
  })

  it('the pagers of two lists on a page are distinguished by the names of their lists', async () => {
    const lists = ['订单', '退款'].map(
      (label) => new ListPage({ ...plain, source: rowsOf(91), pageSize: 10, label }),
    )
    for (const page of lists) await page.settled()
    expect(lists.map((page) => page.find('[part=pager] nav')?.getAttribute('aria-label'))).to.deep.equal([
      '订单，分页',
      '退款，分页',
    ])
    await expect(document.body).to.be.accessible({ ignoredRules: ['region'] })
  })

  it('without rows there is neither a pager nor a choice of the page size', async () => {
    const page = new ListPage({ ...plain, source: [], pageSize: 10 })
    await page.says('每页 10 条，共 0 条，第 1 / 1 页')
    expect(page.find('[part=pager]')?.querySelectorAll('button, input')).to.have.length(0)
    page.set({ source: rowsOf(3) })
    await until(() => page.find('[part=pager] .eb-data-list__size'), 'rows per page')
  })

  it('W-PAGE-3 reports a wrong page for 1.5 s, and clears the field', async () => {
    const page = new ListPage({ ...plain, source: rowsOf(50), pageSize: 10 })
    await page.settled()
    const box = page.find<HTMLInputElement>('[part=pager] input') as HTMLInputElement
    const message = () => page.find('.eb-data-list__wrong')
    const timers = holdLongTimers(1500)
    for (const typed of ['', '6', '0']) {
      box.focus()
      if (typed) await sendKeys({ type: typed })
      await press('Enter')
      await until(message, `message for ${typed}`)
      expect(message()?.textContent).to.equal('请输入正确的页码')
      expect(box.value).to.equal('')
      await until(() => timers.waiting().includes(1500), 'its time runs')
      timers.end(1500)
      await until(() => !message(), 'gone')
    }
    expect(page.find('[aria-current=page]')?.textContent).to.equal('1')
  })

  it('W-LIST-13 a heading’s button sorts: none, descending, ascending; only a sorted column has an arrow', async () => {
    const page = new ListPage({ ...plain, source: rowsOf(30) })
    await page.settled()
    const head = () => page.all('[role=columnheader]')[1] as HTMLElement
    const reached = () => {
      const { left, right, top, height } = head().getBoundingClientRect()
      return [left + 1, (left + right) / 2, right - 10].map((x) =>
        (page.view.root as ShadowRoot).elementFromPoint(x, top + height / 2)?.closest('button'),
      )
    }
    await until(() => reached().every((one) => one && one === head().querySelector('button')), 'no gap')
    const seen: unknown[] = []
    for (let step = 0; step < 4; step++) {
      seen.push([head().ariaSort, page.column(2)[0], !!head().querySelector('svg')])
      head().querySelector('button')?.click()
      await until(() => head().ariaSort !== (seen.at(-1) as unknown[])[0], 'sorted')
      await page.settled()
    }
    expect(seen).to.deep.equal([
      ['none', '0', false],
      ['descending', '29', true],
      ['ascending', '0', true],
      ['none', '0', false],
    ])
  })

  it('searches shortly after the last key, and filters by chips', async () => {
    const page = new ListPage(printers)
    await page.settled()
    const all = page.rows.length
    const [name = ''] = page.column(1)
    page.find('[role=searchbox]')?.focus()
    await sendKeys({ type: name })
    await until(() => page.rows.length < all && page.column(1).every((one) => one.includes(name)), 'found')
    page.button('清空').click()
    // Not their number: only visible rows are rendered, and fewer at first.
    await until(() => page.column(1).some((one) => !one.includes(name)), 'all')
    page.button('连接方式').click()
    const option = await until(() => page.all<HTMLInputElement>('[role=dialog] input')[0], 'editor')
    option.click()
    await until(() => page.column(3).every((one) => one === '云打印'), 'filtered')
    await page.says('连接方式：云打印')
    page.button('完成').click()
    page.button('取消筛选：连接方式').click()
    await until(() => page.column(3).some((one) => one !== '云打印'), 'all again')
    const requests = (await seenRequests()).filter(({ path }) => path.includes('printer/list'))
    // One request for the word, although it has several letters.
    expect(requests.length).to.equal(5)
  })

  it('renders visible rows of 100,000, and none is missing after a jump', async () => {
    const page = new ListPage({ ...plain, source: rowsOf(100_000), pageSize: 0 })
    await page.settled()
    expect(page.rows.length).to.be.below(50)
    expect(page.find('[role=grid]')?.getAttribute('aria-rowcount')).to.equal('100001')
    const box = page.find('[part=grid]') as HTMLElement
    for (const share of [0.3, 0.99, 1, 0.1]) {
      box.scrollTop = share * box.scrollHeight
      await until(() => {
        const { top, bottom } = box.getBoundingClientRect()
        const places = page.rows.map((row) => row.getBoundingClientRect())
        return (
          Math.min(...places.map((one) => one.top)) <= top + 40 &&
          Math.max(...places.map((one) => one.bottom)) >= bottom - 2
        )
      }, `rows at ${share}`)
    }
  })

  it('the state is written to the address, and read from it', async () => {
    const before = location.href
    history.replaceState(null, '', '?keep=1&l.page=2&l.sort=n+desc')
    const page = new ListPage({ ...plain, source: rowsOf(50), pageSize: 20, address: 'l' })
    await until(() => page.column(2)[0] === '29', 'page 2, downwards')
    await page.settled()
    page.button('下一页').click()
    await until(() => location.search.includes('l.page=3'), 'address')
    expect(new URLSearchParams(location.search).get('keep')).to.equal('1')
    history.replaceState(null, '', '?keep=1')
    dispatchEvent(new PopStateEvent('popstate'))
    await until(() => page.column(2)[0] === '0', 'as at first')
    history.replaceState(null, '', before)
  })
})

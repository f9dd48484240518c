import { injectFault, pseudoText, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { ListPage, plain, printers, rowsOf, withGateway } from './testing/ListPage'

const list = '/merchant-api/eb/printer/list'

describe('eb-data-list', function () {
  this.timeout(30_000)
  withGateway()

  it('states: skeleton, empty, no results, failed with the old rows, failed without rows, no permission', async () => {
    const slow = new ListPage({ ...plain, source: () => new Promise(() => {}) })
    await until(() => slow.find('.eb-skeleton'), 'skeleton')
    expect(slow.find('[role=grid]')?.getAttribute('aria-busy')).to.equal('true')
    const empty = new ListPage({ ...plain, source: [] })
    await empty.says('暂无数据')
    await expect(empty.view.host).to.be.accessible()

    const hits = await injectFault({
      match: list,
      fault: 'json',
      status: 403,
      body: { code: 403, message: 'no' },
      times: 1,
    })
    const locked = new ListPage(printers)
    await locked.says('没有权限查看')
    expect(await hits()).to.equal(1)
    expect(locked.find('[part=pager]')?.textContent).not.to.contain('共')
    expect(empty.find('[part=pager]')?.textContent).to.contain('共 0 条')

    const page = new ListPage(printers)
    await page.settled()
    const rows = page.column(1)
    const failure = { match: list, fault: 'json', body: { code: 500, message: '系统繁忙' }, times: 1 }
    const failed = await injectFault(failure)
    page.button('刷新').click()
    await page.says('系统繁忙')
    expect(await failed()).to.equal(1)
    // More rows may be rendered by now: those at the bottom follow a frame later.
    expect(page.column(1).slice(0, rows.length)).to.deep.equal(rows)
    expect(page.errors.map(({ code }) => code)).to.deep.equal(['refused'])
    page.button('重试').click()
    await until(() => !page.said.includes('系统繁忙'), 'again')
    page.handle.current?.setFilters({ printerName: { is: ['nobody'] } })
    await page.says('没有符合条件的数据')
    page.button('清空筛选').click()
    await until(() => page.column(1).slice(0, rows.length).join() === rows.join(), 'all')

    await injectFault(failure)
    const alone = new ListPage(printers)
    await alone.says('加载失败')
    alone.button('重试').click()
    await until(() => alone.rows.length, 'rows')
  })

  it('cells: by type, by function, by element, by their values; an error in one leaves the others', async () => {
    const picture = document.createElement('i')
    const page = new ListPage({
      rowKey: 'id',
      source: [
        {
          id: 1,
          a: 128600,
          b: '2026-11-20T08:05:09+08:00',
          c: 'ON',
          d: true,
          e: 'x',
          g: 1234567,
          referenceLabels: { f: '前台' },
          f: 9,
        },
      ],
      columns: [
        { name: 'id' },
        { name: 'a', type: 'money' },
        { name: 'b', type: 'datetime' },
        { name: 'c', options: [{ value: 'ON', label: { zh: '启用', en: 'On' }, tone: 'success' }] },
        { name: 'd', type: 'bool' },
        { name: 'e', component: (value) => `<${value}>` },
        { name: 'f' },
        { name: 'g', type: 'int' },
        { name: 'h' },
        { name: 'i', component: () => picture },
        {
          name: 'j',
          component: () => {
            throw new Error('mine')
          },
        },
      ],
    })
    await page.settled()
    const [row] = page.rows
    const texts = [...(row?.children ?? [])].map(({ textContent }) => textContent)
    expect(texts).to.deep.equal([
      '1',
      '1,286.00',
      '2026-11-20 08:05',
      '启用',
      '是',
      '<x>',
      '前台',
      '1,234,567',
      '–',
      '',
      '!',
    ])
    expect(row?.querySelector('.eb-state--success')).to.not.equal(null)
    expect(picture.isConnected).to.equal(true)
    expect(page.errors.map(({ code, cause }) => `${code} ${cause}`)).to.deep.equal([
      'component-failed Error: mine',
    ])
  })

  it('mistakes in the configuration are reported, and the rest works', async () => {
    const page = new ListPage({
      ...plain,
      source: rowsOf(3),
      columns: [{ name: 'name', widht: 3 } as never, { name: 'n', sortable: 'yes' as never }],
      rowActions: [
        { name: 'edit', label: '编辑', colour: 'red' } as never,
        { name: 'done', label: '完成', when: 'state==NEW' },
      ],
    })
    await page.settled()
    expect(page.errors.map(({ code, message }) => `${code} ${message}`)).to.deep.equal([
      'invalid-configuration columns[0].widht is unknown',
      'invalid-configuration columns[1].sortable is not true or false',
      'invalid-configuration rowActions[0].colour is unknown',
      'invalid-configuration rowActions: done.when is no condition: state==NEW',
    ])
    // in the browser's console too, and by EB.diagnose()
    for (const { message } of page.errors)
      expect(page.session.reports).to.deep.include({
        code: 'configuration-invalid',
        message: `eb-data-list: ${message}`,
      })
    expect(page.column(1)).to.deep.equal(['Row 0', 'Row 1', 'Row 2'])
  })

  it('390 px: the search fits beside a primary button, cards mark amounts of money', async () => {
    await setViewport({ width: 390, height: 700 })
    try {
      const page = new ListPage({
        ...plain,
        columns: [
          { name: 'name', searchable: true },
          { name: 'price', type: 'money' },
          { name: 'n', header: '份数', type: 'int', filterable: true },
        ],
        source: [
          { id: 1, name: 'A', price: 1999, n: 7 },
          { id: 2, name: 'B' },
        ],
        exportable: true,
        remember: `test-${Math.random()}`,
        toolbar: [{ name: 'create', label: '新建票务商品', tone: 'primary' }],
      })
      await page.settled()
      expect(page.find('[role=searchbox]')?.offsetWidth).to.be.above(180)
      expect(document.documentElement.scrollWidth).to.be.at.most(390)
      const amounts = page.all('.eb-data-list__money')
      expect(amounts.map((one) => pseudoText(one, '::before') + one.textContent)).to.deep.equal(['¥19.99'])
      const count = page.all('[data-head]').find((one) => one.textContent === '7') as HTMLElement
      expect(pseudoText(count, '::before')).to.equal('份数')
      await expect(page.view.host).to.be.accessible()
    } finally {
      await setViewport({ width: 800, height: 600 })
    }
  })

  it('a text that does not fit into its column ends in an ellipsis', async () => {
    const columns = ['name', 'note'].map((name) => ({ name, width: 120 }))
    const page = new ListPage({
      ...plain,
      columns,
      source: [{ id: 1, name: 'A', note: '很长的说明'.repeat(40) }],
    })
    await page.settled()
    const text = page.all('[role=gridcell]').find((one) => one.textContent?.startsWith('很长')) as HTMLElement
    const range = document.createRange()
    range.selectNodeContents(text)
    const isCut = () =>
      range.getBoundingClientRect().width > text.clientWidth &&
      getComputedStyle(text).textOverflow === 'ellipsis' &&
      getComputedStyle(text).overflowX !== 'visible'
    await until(isCut, 'cut with an ellipsis')
    const short = page.all('[role=gridcell]').find((one) => one.textContent === 'A') as HTMLElement
    for (const one of [text, short]) one.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    expect([text.title, short.title]).to.deep.equal(['很长的说明'.repeat(40), ''])
    const { top, bottom } = text.getBoundingClientRect()
    const line = range.getBoundingClientRect()
    expect((line.top + line.bottom) / 2).to.be.closeTo((top + bottom) / 2, 1)
  })

  it('a truncated time has the full one as its title', async () => {
    const columns = [
      { name: 'name', width: 120 },
      { name: 'madeAt', width: 80, type: 'datetime' },
      { name: 'day', width: 160, type: 'date' },
    ] as const
    const page = new ListPage({
      ...plain,
      columns,
      source: [{ id: 1, name: 'A', madeAt: '2026-11-20 09:05:00', day: '2026-11-20' }],
    })
    await page.settled()
    const cut = page.all('[role=gridcell] .eb-cut')
    for (const one of cut)
      one.querySelector('bdi')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    expect(cut.map(({ title }) => title)).to.deep.equal(['2026-11-20 09:05', ''])
  })

  it('is available in English', async () => {
    const page = new ListPage({ ...plain, source: rowsOf(30), selection: 'multiple' }, 'en')
    await page.settled()
    await page.says('20 per page, 30 in total')
    await until(() => page.find('[aria-label="Select Row 0"]'), 'texts of rows')
    expect(page.said).to.not.match(/[一-鿿]/)
  })
})

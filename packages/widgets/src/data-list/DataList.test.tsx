import { holdLongTimers, injectFault, pseudoText, seenRequests, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { ListPage, plain, printers, rowsOf, withGateway } from './testing/ListPage'

const list = '/merchant-api/eb/printer/list'
/** Presses a key, `Control+End` with another one held. */
async function press(keys: string) {
  const [key = '', held] = keys.split('+').reverse()
  if (held) await sendKeys({ down: held } as never)
  await sendKeys({ press: key } as never)
  if (held) await sendKeys({ up: held } as never)
}

describe('eb-data-list', function () {
  this.timeout(30_000)
  withGateway()

  it('W-LIST-1 W-PAGE-1 has rows and a pager: ends, steps, a box for a page, 每页 N 条，共 M 条', async () => {
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

  it('W-PAGE-2 shows at most 8 numbers; as many pages as total / size, rounded up', async () => {
    const page = new ListPage({ ...plain, source: rowsOf(91), pageSize: 10 })
    await page.settled()
    const numbers = () =>
      page.all('[part=pager] nav button').filter((one) => /^\d+$/.test(one.textContent ?? ''))
    expect(numbers().map((one) => one.textContent)).to.deep.equal(['1', '2', '3', '4', '5', '6', '7', '8'])
    page.button('末页').click()
    await until(() => page.rows.length === 1, 'last page')
    expect(page.find('[aria-current=page]')?.textContent).to.equal('10')
  })

  it('W-PAGE-3 a wrong page is told for 1.5 s, and the box is cleared', async () => {
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

  it('W-LIST-13 a head’s button sorts: not, downwards, upwards; only a sorted one has an arrow', async () => {
    const page = new ListPage({ ...plain, source: rowsOf(30) })
    await page.settled()
    const head = () => page.all('[role=columnheader]')[1] as HTMLElement
    const { left, right, top, height } = head().getBoundingClientRect()
    for (const x of [left + 1, (left + right) / 2, right - 10])
      expect(
        (page.view.root as ShadowRoot).elementFromPoint(x, top + height / 2)?.closest('button'),
      ).to.equal(head().querySelector('button'))
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

  it('searches a moment after the last key, and filters by chips', async () => {
    const page = new ListPage(printers)
    await page.settled()
    const all = page.rows.length
    const [name = ''] = page.column(1)
    page.find('[role=searchbox]')?.focus()
    await sendKeys({ type: name })
    await until(() => page.rows.length < all && page.column(1).every((one) => one.includes(name)), 'found')
    page.button('清空').click()
    // Not their number: only what is in sight is drawn, and at first less.
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
    // One for the word, be it that it has several letters.
    expect(requests.length).to.equal(5)
  })

  it('selects across pages, all of a search, and tells actions', async () => {
    const page = new ListPage({
      ...plain,
      source: rowsOf(45),
      pageSize: 20,
      selection: 'multiple',
      bulkActions: [{ name: 'off', label: '下架' }],
      rowActions: ['a', 'b', 'c', 'd'].map((name) => ({ name, label: name })),
      toolbar: [{ name: 'create', label: '新建', tone: 'primary' }],
    })
    await page.settled()
    const boxes = () => page.all<HTMLInputElement>('[role=row][data-key] input')
    boxes()[1]?.click()
    boxes()[3]?.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true }))
    await page.says('已选 3 条')
    page.button('下一页').click()
    await until(() => page.column(2)[0] === 'Row 20', 'page 2')
    page.find<HTMLInputElement>('input[aria-label=全选本页]')?.click()
    await page.says('已选 23 条')
    page.button('选择全部 45 条').click()
    await page.says('已选 45 条')
    page.button('下架').click()
    page.button('取消选择').click()
    await until(() => !page.said.includes('已选'), 'none')
    const [row] = page.rows
    page.button('b', row).click()
    page.button('更多操作', row).click()
    ;(await until(() => page.button('d'), 'menu')).click()
    page.button('新建').click()
    expect(page.events.filter((event) => !event.startsWith('select'))).to.deep.equal([
      'bulk off 45',
      'row b r20',
      'row d r20',
      'toolbar create',
    ])
    expect(page.events.at(0)).to.equal('select r1')
  })

  it('the grid by keyboard: cells, controls in them, heads, selection, opening', async () => {
    const page = new ListPage({ ...plain, source: rowsOf(60), pageSize: 0, selection: 'multiple' })
    await page.settled()
    const at = () => {
      const cell = page.focused.closest('[aria-colindex]') as HTMLElement
      return `${cell.parentElement?.dataset.row} ${cell.getAttribute('aria-colindex')}`
    }
    page.handle.current?.focus()
    expect(at()).to.equal('0 1')
    for (const [key, place] of [
      ['ArrowDown', '1 1'],
      ['ArrowRight', '1 2'],
      ['End', '1 3'],
      ['Home', '1 1'],
      ['Control+End', '59 3'],
      ['PageUp', undefined],
      ['Control+Home', '0 1'],
      ['ArrowUp', '-1 1'],
      ['ArrowRight', '-1 2'],
    ] as const) {
      const before = at()
      await press(key)
      await until(() => (place ? at() === place : at() !== before), `${key} to ${place}, is ${at()}`)
      const { top, bottom } = page.focused.getBoundingClientRect()
      const box = (page.find('[part=grid]') as HTMLElement).getBoundingClientRect()
      expect(top >= box.top - 1 && bottom <= box.bottom + 1, `${key} in sight`).to.equal(true)
    }
    await press('Enter')
    await until(() => page.column(2)[0] === 'Row 59', 'sorted by name, downwards')
    await press('ArrowDown')
    await press('ArrowLeft')
    await press(' ')
    await page.says('已选 1 条')
    await press('ArrowRight')
    await press('Shift+ ')
    await until(() => !page.said.includes('已选'), 'taken out')
    await press('Enter')
    await until(() => page.events.includes('open r59'), 'opened')
    await press('Shift+Tab')
    expect(!page.focused.closest('[role=grid]')).to.equal(true)
  })

  it('↓ goes from the search to the first row', async () => {
    const page = new ListPage(printers)
    await page.settled()
    ;(page.find('[role=searchbox]') as HTMLElement).focus()
    await press('ArrowDown')
    expect(page.focused.closest('[role=row]')?.getAttribute('data-row')).to.equal('0')
  })

  it('100,000 rows: those in sight are drawn, and none is missing after a jump', async () => {
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

  it('columns by keyboard: Shift with an arrow changes the width, Ctrl with one the place; both are remembered', async () => {
    const props = { ...plain, source: rowsOf(3), remember: `test-${Math.random()}` }
    const page = new ListPage(props)
    await page.settled()
    const heads = () => page.all('[role=columnheader]').map(({ textContent }) => textContent)
    page.all('[role=columnheader] button')[1]?.focus()
    const width = () =>
      page.all('[role=columnheader]').find(({ textContent }) => textContent === '数量')?.offsetWidth
    const before = width() as number
    await press('Shift+ArrowRight')
    await until(() => width() === before + 16, 'wider')
    await press('Control+ArrowLeft')
    await until(() => heads().join() === '数量,名称', 'moved')
    page.unmount()
    const again = new ListPage(props, 'zh', page.session)
    await again.settled()
    expect(again.all('[role=columnheader]').map(({ textContent }) => textContent)).to.deep.equal([
      '数量',
      '名称',
    ])
    expect(again.all('[role=columnheader]')[0]?.offsetWidth).to.equal(before + 16)
  })

  it('looks: skeleton, empty, nothing found, failed with the old rows, failed without, no permission', async () => {
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
    // More may be drawn by now: those at the bottom follow a frame later.
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

  it('cells: by type, by function, by element, by the values they have; a mistake in one leaves the others', async () => {
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

  it('what is wrong in the configuration is named, and the rest works', async () => {
    const page = new ListPage({
      ...plain,
      source: rowsOf(3),
      columns: [{ name: 'name', widht: 3 } as never, { name: 'n', sortable: 'yes' as never }],
      rowActions: [{ name: 'edit', label: '编辑', colour: 'red' } as never],
    })
    await page.settled()
    expect(page.errors.map(({ code, message }) => `${code} ${message}`)).to.deep.equal([
      'invalid-configuration columns[0].widht is unknown',
      'invalid-configuration columns[1].sortable is not true or false',
      'invalid-configuration rowActions[0].colour is unknown',
    ])
    expect(page.column(1)).to.deep.equal(['Row 0', 'Row 1', 'Row 2'])
  })

  it('an action is there for the rows that it is for; a row opens; totals are at the end', async () => {
    const page = new ListPage({
      ...plain,
      source: rowsOf(4),
      totals: true,
      rowActions: [{ name: 'stop', label: '停用', when: 'n>=1' }],
      expand: ({ name }) => `Details of ${name}`,
    })
    await page.settled()
    await until(() => page.button('停用'), 'condition judged')
    expect(page.rows.map((row) => !!page.button('停用', row))).to.deep.equal([false, true, true, true])
    page.button('展开').click()
    await page.says('Details of Row 0')
    const [first, second] = page.rows.map((row) => row.getBoundingClientRect())
    await until(() => {
      const [first, second] = page.rows.map((row) => row.getBoundingClientRect())
      return (second?.top ?? 0) - (first?.bottom ?? 0) > 20
    }, `room for details: ${first?.bottom} ${second?.top}`)
    expect(page.find('.eb-data-grid__foot')?.textContent).to.equal('合计6')
    await expect(page.view.host).to.be.accessible()
  })

  it('two words of a row, the rest behind …; what destroys is red; a card has all behind …', async () => {
    const page = new ListPage({
      ...plain,
      source: rowsOf(2),
      rowActions: [
        { name: 'edit', label: '编辑' },
        { name: 'off', label: '下架', tone: 'danger' },
        { name: 'delete', label: '删除', tone: 'danger' },
      ],
    })
    await page.settled()
    const [row] = page.rows
    const words = [...(row?.querySelectorAll('.eb-data-list__action') ?? [])].map((one) => one.textContent)
    expect(words).to.deep.equal(['编辑', '下架'])
    expect(getComputedStyle(page.button('下架', row)).color).to.not.equal(
      getComputedStyle(page.button('编辑', row)).color,
    )
    const menu = async (button: HTMLElement) => {
      button.click()
      await until(() => page.find('[role=menuitem]'), 'menu')
      const items = page.all('[role=menuitem]')
      const texts = items.map(({ textContent }) => textContent)
      expect(items.at(-1)?.className).to.contain('danger')
      await sendKeys({ press: 'Escape' })
      return texts
    }
    expect(await menu(page.button('更多操作', row))).to.deep.equal(['删除'])
    page.view.host.style.width = '390px'
    await until(() => page.find('.eb-data-grid--cards'), 'cards')
    await until(() => !page.find('[role=menu]'), 'closed')
    expect(await menu(page.button('更多操作', page.rows[0]))).to.deep.equal(['编辑', '下架', '删除'])
  })

  it('conditions on actions: for none of the selected rows it is off and says why, for some it counts them; of the list its numbers and filters', async () => {
    const page = new ListPage({
      ...plain,
      columns: [...(plain.columns ?? []), { name: 'kind', filterable: true }],
      source: rowsOf(4).map((row, index) => ({ ...row, kind: index % 2 ? 'odd' : 'even' })),
      selection: 'multiple',
      bulkActions: [
        { name: 'on', label: '上架', when: 'kind=even' },
        { name: 'off', label: '下架', when: ({ kind }) => kind === 'odd' },
        { name: 'any', label: '打印' },
      ],
      toolbar: [
        { name: 'merge', label: '合并', when: 'selected>=2' },
        { name: 'odd', label: '奇数', when: 'kind=odd&total=2' },
        { name: 'create', label: '新建' },
      ],
    })
    await page.settled()
    const offered = () => ['合并', '奇数', '新建'].filter((name) => page.button(name))
    expect(offered()).to.deep.equal(['新建'])
    page.rows[0]?.querySelector('input')?.click()
    await page.says('已选 1 条')
    const off = (name: string) => page.button(name).ariaDisabled
    await until(() => !off('上架'), 'condition judged')
    expect([off('上架'), off('下架'), off('打印')]).to.deep.equal([null, 'true', null])
    expect(page.button('下架').title).to.equal('所选中有 1 条不适用')
    await expect(page.view.host).to.be.accessible()
    page.button('下架').click()
    page.rows[1]?.querySelector('input')?.click()
    await page.says('已选 2 条')
    await until(() => offered().includes('合并'), 'of the number of selected ones')
    expect(['上架 1 条', '下架 1 条', '打印'].map(off)).to.deep.equal([null, null, null])
    expect(page.button('上架 1 条').title).to.equal('所选中有 1 条不适用')
    page.button('打印').click()
    expect(page.events.filter((event) => event.startsWith('bulk'))).to.deep.equal(['bulk any 2'])
    page.handle.current?.setFilters({ kind: { is: ['odd'] } })
    await until(() => offered().includes('奇数'), 'of a filter')
  })

  it('390 px: the search has room beside a primary button, cards say which amounts are money', async () => {
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
      expect(pseudoText(count, '::before')).to.equal('份数 ')
      await expect(page.view.host).to.be.accessible()
    } finally {
      await setViewport({ width: 800, height: 600 })
    }
  })

  it('a text that its column has no room for ends in an ellipsis', async () => {
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

  it('what is shown stands in the address, and comes from there', async () => {
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

  it('speaks English', async () => {
    const page = new ListPage({ ...plain, source: rowsOf(30), selection: 'multiple' }, 'en')
    await page.settled()
    await page.says('20 per page, 30 in total')
    await until(() => page.find('[aria-label="Select Row 0"]'), 'texts of rows')
    expect(page.said).to.not.match(/[一-鿿]/)
  })
})

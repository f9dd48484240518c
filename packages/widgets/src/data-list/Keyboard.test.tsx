import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { ListPage, plain, press, printers, rowsOf, withGateway } from './testing/ListPage'

describe('eb-data-list', function () {
  this.timeout(30_000)
  withGateway()

  it('selects across pages, selects all results, and reports actions', async () => {
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

  it('operates the grid by keyboard: cells, their controls, headings, selection, opening', async () => {
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

  it('↓ moves from the search to the first row', async () => {
    const page = new ListPage(printers)
    await page.settled()
    ;(page.find('[role=searchbox]') as HTMLElement).focus()
    await press('ArrowDown')
    expect(page.focused.closest('[role=row]')?.getAttribute('data-row')).to.equal('0')
  })

  it('columns by keyboard: Shift with an arrow changes the width, Ctrl with one the position; both are stored', async () => {
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
})

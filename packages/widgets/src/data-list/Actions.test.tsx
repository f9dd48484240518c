import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { ListPage, plain, rowsOf, withGateway } from './testing/ListPage'

describe('eb-data-list', function () {
  this.timeout(30_000)
  withGateway()

  it('an action is offered for matching rows; a row opens; totals are at the end', async () => {
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

  it('the more button of a row stays visible, however long the action texts are', async () => {
    const page = new ListPage({
      ...plain,
      source: rowsOf(1),
      rowActions: ['Send it back for changes', 'Approve and tell the guest', 'Print the label'].map(
        (name) => ({
          name,
          label: name,
        }),
      ),
    })
    await page.settled()
    const [row] = page.rows
    const more = page.button('更多操作', row)
    const [own, cell] = [more, more.closest('[role=gridcell]') as HTMLElement].map((one) =>
      one.getBoundingClientRect(),
    )
    expect(own?.right).to.be.at.most(cell?.right ?? 0)
    const word = row?.querySelector('.eb-data-list__action') as HTMLElement
    expect(word.scrollWidth, 'it is cut').to.be.greaterThan(word.clientWidth)
  })

  it('action texts that fit are not shortened: one alone, and a long one before a short one', async () => {
    for (const labels of [['作废'], ['解除拉黑'], ['查看详情', '删除'], ['编辑', '打印测试页', '停用']]) {
      const page = new ListPage({
        ...plain,
        source: rowsOf(1),
        rowActions: labels.map((name) => ({ name, label: name })),
      })
      await page.settled()
      const words = [...(page.rows[0]?.querySelectorAll<HTMLElement>('.eb-data-list__action') ?? [])]
      expect(words.map(({ textContent }) => textContent)).to.deep.equal(labels.slice(0, 2))
      for (const word of words) expect(word.scrollWidth, word.innerText).to.equal(word.clientWidth)
      page.view.unmount()
    }
  })

  it('a row shows two actions, the rest behind …; destructive ones are red; a card has all behind …', async () => {
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
})

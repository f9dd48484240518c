import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { ListPage, withGateway } from './testing/ListPage'

describe('eb-data-list: cards of a phone', function () {
  this.timeout(30_000)
  withGateway()
  after(() => setViewport({ width: 1440, height: 900 }))

  it('show the state, but no yes or no, which is meaningless without its name', async () => {
    await setViewport({ width: 390, height: 900 })
    const page = new ListPage({
      rowKey: 'id',
      source: [{ id: 1, shared: 0, price: 9800, status: 'on' }],
      columns: [
        { name: 'id', header: '编号' },
        { name: 'price', header: '售价', type: 'money' },
        {
          name: 'shared',
          header: '多店通用',
          options: [
            { value: 1, label: '是', tone: 'success' },
            { value: 0, label: '否', tone: 'neutral' },
          ],
        },
        {
          name: 'status',
          header: '状态',
          options: [
            { value: 'new', label: '待审核', tone: 'warning' },
            { value: 'on', label: '已上线', tone: 'success' },
            { value: 'off', label: '已下线', tone: 'neutral' },
          ],
        },
      ],
    })
    await page.settled()
    await page.says('已上线')
    expect(page.rows[0]?.innerText).to.include('98.00').and.not.include('否')
  })

  it('have a single value in the line of the name', async () => {
    await setViewport({ width: 390, height: 900 })
    const page = new ListPage({
      rowKey: 'id',
      source: [{ id: 1, name: 'B1', state: '在店' }],
      columns: [
        { name: 'name', header: '车号' },
        { name: 'state', header: '状态' },
      ],
    })
    await page.settled()
    await page.says('在店')
    const middle = (text: string) => {
      const range = document.createRange()
      const cells = [...(page.rows[0]?.querySelectorAll('[role=gridcell]') ?? [])]
      range.selectNodeContents(cells.find((cell) => cell.textContent === text) as Element)
      const { top, height } = range.getBoundingClientRect()
      return top + height / 2
    }
    expect(middle('在店')).to.be.closeTo(middle('B1'), 1)
  })

  it('show no image of another column, for lack of space', async () => {
    await setViewport({ width: 390, height: 900 })
    const page = new ListPage({
      rowKey: 'id',
      source: [{ id: 1, name: '群裂变', poster: 'poster.png', tiers: 3 }],
      columns: [
        { name: 'name', header: '活动' },
        { name: 'poster', header: '海报', type: 'image' },
        { name: 'tiers', header: '阶梯', type: 'int' },
      ],
    })
    await page.settled()
    await page.says('阶梯')
    expect(page.rows[0]?.querySelector('img')).to.equal(null)
  })

  it('show the amount of money before other numbers, and a text below the name', async () => {
    await setViewport({ width: 390, height: 900 })
    const page = new ListPage({
      rowKey: 'id',
      source: [{ id: 'TO1', product: '西湖游船', count: 3, paid: 51_000, buyer: '罗磊' }],
      columns: [
        { name: 'id', header: '订单号' },
        { name: 'count', header: '数量', type: 'int' },
        { name: 'product', header: '商品' },
        { name: 'paid', header: '实付', type: 'money' },
        { name: 'buyer', header: '购买人' },
      ],
    })
    await page.settled()
    const cell = (text: string) =>
      page.all('[role=gridcell]').find(({ textContent }) => textContent?.includes(text)) as HTMLElement
    await page.says('510.00')
    const [name, product, paid] = ['TO1', '西湖游船', '510.00'].map((text) =>
      cell(text)?.getBoundingClientRect(),
    )
    expect(product?.top).to.be.at.least(name?.bottom ?? Number.NaN)
    expect(product?.left).to.equal(name?.left)
    expect(paid?.left).to.be.above(name?.left ?? Number.NaN)
    expect(page.said).to.not.include('罗磊')
  })

  it('use the first text as the name if the first column is a number, and label amounts', async () => {
    await setViewport({ width: 390, height: 900 })
    const page = new ListPage({
      rowKey: 'id',
      selection: 'multiple',
      source: [
        {
          id: 'G1',
          link: 'https://example.com/gold',
          rank: 3,
          name: '金卡',
          price: 19_900,
          note: '全年有效，节假日通用，需提前一天预约'.repeat(3),
        },
      ],
      columns: [
        { name: 'rank', header: '级别', type: 'int' },
        { name: 'name', header: '名称' },
        { name: 'price', header: '售价', type: 'money' },
        { name: 'link', header: '链接', type: 'url' },
        { name: 'note', header: '说明', component: (value) => `${value}` },
      ],
    })
    await page.settled()
    await page.says('金卡')
    expect(page.find('.eb-data-list__title')?.textContent).to.equal('金卡')
    expect(page.find('[role=row] input[type=checkbox][aria-label*=金卡]')).to.not.equal(null)
    expect(page.rows[0]?.textContent).to.not.include('example.com')
    const price = page.all('[data-head]').find((one) => one.textContent === '199.00') as HTMLElement
    expect(price.dataset.head).to.equal('售价')
    // Firefox reports the attribute's name
    expect(getComputedStyle(price, '::before').content).to.be.oneOf(['"售价"', 'attr(data-head)'])
    const [row, name] = ['[role=row][data-key]', '[role=row] [role=gridcell].eb-data-grid--card-main'].map(
      (selector) => page.find(selector)?.getBoundingClientRect(),
    )
    expect(name?.width).to.be.above((row?.width ?? Number.NaN) / 3)
  })

  it('truncate the label of an amount rather than the amount', async () => {
    await setViewport({ width: 390, height: 900 })
    const page = new ListPage({
      rowKey: 'id',
      source: [
        { id: '亲子乐园门票', price: 1_234_500 },
        { id: '退票', price: -3800 },
      ],
      columns: [
        { name: 'id', header: '名称' },
        { name: 'price', header: '酒店官网会员专享的含税含早餐售价', type: 'money' },
      ],
    })
    await page.settled()
    await page.says('12,345.00')
    expect(page.rows[1]?.textContent).to.include('-38.00')
    const [, refund] = page.all('.eb-data-list__money')
    expect(refund?.textContent).to.equal('38.00')
    expect(refund && getComputedStyle(refund, '::before').content, 'after the sign').to.equal('"¥"')
    const amount = page.find('.eb-data-list__money')?.getBoundingClientRect()
    const cell = page.find('.eb-cut[data-head]')
    expect(cell?.scrollWidth).to.equal(cell?.clientWidth)
    expect(amount?.left).to.be.above(cell?.getBoundingClientRect().left ?? Number.NaN)
    expect(amount?.right).to.be.at.most((cell?.getBoundingClientRect().right ?? Number.NaN) + 0.5)
  })

  for (const [locale, exporting] of [
    ['zh', '导出'],
    ['en', 'Export'],
  ] as const)
    it(`leave search, filters and the tools one line, in ${locale}`, async () => {
      await setViewport({ width: 390, height: 900 })
      const page = new ListPage(
        {
          rowKey: 'id',
          source: [{ id: 1, name: 'A', n: 7 }],
          columns: [
            { name: 'name', searchable: true },
            { name: 'n', header: '份数', type: 'int', filterable: true },
          ],
          exportable: true,
          remember: `test-${Math.random()}`,
        },
        locale,
      )
      await page.settled()
      const middle = (one: Element | null) => {
        const { top, bottom } = one?.getBoundingClientRect() ?? new DOMRect()
        return (top + bottom) / 2
      }
      const search = middle(page.find('.eb-data-list__search'))
      expect(middle(page.find('.eb-data-list__phone'))).to.be.closeTo(search, 1)
      expect(middle(page.button(exporting))).to.be.closeTo(search, 1)
      expect(page.find('[role=searchbox]')?.offsetWidth).to.be.above(100)
    })
})

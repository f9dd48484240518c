import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import type { DataListProps } from '.'
import { ListPage, withGateway } from './testing/ListPage'

const options = [
  { value: 'a', label: '甲' },
  { value: 'b', label: '乙' },
]
const names = ['类型', '分类', '门店', '渠道', '标签', '负责人']

const many = (count: number): DataListProps => ({
  rowKey: 'id',
  source: [{ id: 1, f0: 'a', f1: 'a', f2: 'b', f3: 'a', f4: 'a', f5: 'b', at: '2026-11-20 10:00:00' }],
  columns: [
    { name: 'id', header: '编号', type: 'int' },
    ...names
      .slice(0, count)
      .map((header, index) => ({ name: `f${index}`, header, filterable: true, options })),
    { name: 'at', header: '下单时间', type: 'datetime', filterable: true },
  ],
})

/** The names of the filters that are seen, in their order. */
const seen = (page: ListPage) =>
  page
    .all<HTMLElement>('.eb-data-list__chip:not(.eb-data-list__chip--more)')
    .filter((chip) => chip.checkVisibility())
    .map(({ textContent }) => textContent)

async function open(count: number, width = 1440, locale = 'zh') {
  await setViewport({ width, height: 900 })
  const page = new ListPage(many(count), locale)
  await page.settled()
  return page
}

describe('eb-data-list: filters', function () {
  this.timeout(30_000)
  withGateway()
  after(() => setViewport({ width: 1440, height: 900 }))

  it('of many, three and the time stand in front; one press shows the others, and one more folds them', async () => {
    const page = await open(6)
    expect(seen(page)).to.deep.equal(['类型', '分类', '门店', '下单时间'])
    const more = page.button('更多筛选')
    expect(more.ariaExpanded).to.equal('false')
    more.click()
    await until(() => seen(page).length === 7, 'all')
    expect(seen(page)).to.deep.equal([...names, '下单时间'])
    const fewer = page.button('收起筛选')
    expect(fewer.ariaExpanded).to.equal('true')
    await expect(page.view.host).to.be.accessible()
    fewer.click()
    await until(() => seen(page).length === 4, 'folded')
  })

  it('one more than fits is not folded, because the press would take its room; in English it has words too', async () => {
    expect(seen(await open(4))).to.deep.equal(['类型', '分类', '门店', '渠道', '下单时间'])
    const page = await open(6, 1440, 'en')
    page.button('More filters').click()
    await until(() => page.button('Fewer filters'), 'in English')
  })

  it('one that filters is in front, and stays there when it is taken away', async () => {
    const page = await open(6)
    await page.handle.current?.setFilters({ f5: { is: ['b'] } })
    await until(() => seen(page).includes('负责人：乙'), 'filters')
    expect(seen(page)).to.have.length(5)
    page.button('取消筛选：负责人').click()
    await until(() => seen(page).includes('负责人'), 'taken away')
    expect(seen(page)).to.have.length(5)
  })

  it('on a phone all stand behind one button', async () => {
    const page = await open(6, 390)
    expect(seen(page)).to.deep.equal([])
    const button = page.button('筛选')
    expect(button.checkVisibility()).to.equal(true)
    button.click()
    await until(() => seen(page).length === 7, 'all')
    expect(page.find('.eb-data-list__chip--more')?.checkVisibility()).to.equal(false)
  })
})

describe('eb-data-list: cards of a phone', function () {
  this.timeout(30_000)
  withGateway()
  after(() => setViewport({ width: 1440, height: 900 }))

  it('show the state and no yes or no, which says nothing without its name', async () => {
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
})

describe('eb-data-list: lines of a card', function () {
  this.timeout(30_000)
  withGateway()
  after(() => setViewport({ width: 1440, height: 900 }))

  it('are the amount of money before other numbers, and a text below the name', async () => {
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
})

describe('eb-data-list: cells of records', function () {
  this.timeout(30_000)
  withGateway()

  for (const [locale, named, counted] of [
    ['zh', '东坡肉 × 2、片儿川', '2 项'],
    ['en', '东坡肉 × 2, 片儿川', '2 entries'],
  ] as const)
    it(`have their names and amounts, or else how many they are, in ${locale}`, async () => {
      const page = new ListPage(
        {
          rowKey: 'id',
          source: [
            {
              id: 'r',
              dishes: [
                { name: '东坡肉', quantity: 2 },
                { name: '片儿川', quantity: 1 },
              ],
              steps: [{ at: '10:00' }, { at: '11:00' }],
            },
          ],
          columns: [
            { name: 'id', header: '编号' },
            { name: 'dishes', header: '菜品', type: 'list' },
            { name: 'steps', header: '步骤', type: 'list' },
          ],
        },
        locale,
      )
      await page.settled()
      expect([page.column(2)[0], page.column(3)[0]]).to.deep.equal([named, counted])
    })
})

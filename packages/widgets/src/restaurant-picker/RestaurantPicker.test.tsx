import {
  atMounting,
  deleteDishes,
  injectFault,
  insertDishes,
  resetFaults,
  seenRequests,
  sql,
  until,
} from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { PickerPage, withPickers } from '../picker/testing/PickerPage'
import type { ChosenDish, DishReference, RestaurantPickerProps, RestaurantPickOptions } from './props'
import { RestaurantPicker } from './RestaurantPicker'

const listPath = 'api/restaurant-api/product/getRestaurantProductPageList'
const lists = async () =>
  (await seenRequests()).flatMap(({ path, method }) =>
    path.includes(listPath)
      ? { method, query: Object.fromEntries(new URL(path, 'http://gateway').searchParams) }
      : [],
  )

const show = (props: RestaurantPickerProps = {}, locale?: string) =>
  new PickerPage<DishReference, ChosenDish, RestaurantPickOptions, RestaurantPickerProps>(
    RestaurantPicker,
    props,
    locale,
  )

const chosen = (id: string) => ({ restaurant_product_id: id })

describe('RestaurantPicker', () => {
  withPickers()
  before(async () => {
    await sql(deleteDishes)
    await sql(insertDishes)
  })
  after(() => sql(deleteDishes))

  it('W-RPP-1 ten rows a page, six page links', async () => {
    const page = show()
    await page.open()
    expect(page.rows.length).to.equal(10)
    expect(
      page.all('.eb-pager__page').filter(({ textContent }) => /^\d+$/.test(`${textContent}`)).length,
    ).to.equal(6)
    await page.goTo(2)
    expect(page.names[0]).to.equal('测试菜 11')
    await page.expectAccessible()
  })

  it('W-RPP-3 sends page, size, search, sort and the page’s parameters by GET', async () => {
    const page = show({
      sort: 'price',
      params: { restaurantId: '' },
      filters: [{ name: 'status', value: 'NEW', label: '只看待审核' }],
    })
    await page.open()
    await page.search('测试菜 7')
    expect((await lists()).at(-1)).to.deep.equal({
      method: 'GET',
      query: {
        pageindex: '1',
        pagesize: '10',
        search: '测试菜 7',
        sort: 'price',
        restaurantId: '',
        status: 'NEW',
      },
    })
    await page.says('只看待审核')
  })

  it('W-RPP-2 a price of 1850 cents is shown as 18.50, in the list and below the button', async () => {
    const page = show({ selection: [chosen('DISH1')] })
    await until(() => page.find('[part=summary]')?.textContent?.includes('¥18.50'), 'summary')
    await page.open()
    expect(page.heads).to.deep.equal(['菜品', '餐厅', '售价（元）', '状态'])
    const cells = [...(page.rows[0]?.cells ?? [])].map(({ textContent }) => textContent)
    expect(cells[2]).to.equal('18.50')
    const yuan = show({ priceUnit: 'yuan', selection: [chosen('DISH1')] })
    await until(() => yuan.find('[part=summary]')?.textContent?.includes('¥1,850.00'), 'yuan')
  })

  it('W-RPP-4 PUBLISHED is online, OFFLINE offline, NEW pending review', async () => {
    const words = [
      ['zh', '待审核', '已上线', '已下线'],
      ['en', 'Pending review', 'Online', 'Offline'],
    ] as const
    for (const [locale, ...labels] of words) {
      const page = show({}, locale)
      await page.open()
      expect(page.rows.slice(0, 3).map((row) => row.cells[3]?.textContent)).to.deep.equal(labels)
      page.unmount()
    }
  })

  it('W-RPP-6 a dish in another activity cannot be chosen: 已参加其他活动; one of this activity can', async () => {
    const page = show()
    await page.open()
    await page.expectBlocked('测试菜 3', '已参加其他活动')
    page.button('全选本页').click()
    await page.says('选中 9 道菜，1 道菜不能选')
    page.unmount()
    const own = show({ ownDishes: 'DISH3' })
    await own.open()
    own.choice('测试菜 3').click()
    await until(() => own.choice('测试菜 3').ariaPressed === 'true', 'chosen')
  })

  it('W-RPP-7 the page gets the row with cents, and the derived flags', async () => {
    const page = show()
    const picked = atMounting(page.handle, ({ pick }) => pick({ single: true }))
    await page.listed()
    for (const name of ['测试菜 1', '测试菜 2']) {
      page.choice(name).click()
      await until(() => page.choice(name).ariaPressed === 'true', name)
    }
    page.part('confirm').click()
    const [row, ...more] = (await picked) ?? []
    expect(more).to.deep.equal([])
    expect(row).to.deep.contain({
      restaurant_product_id: 'DISH2',
      name: '测试菜 2',
      price: 1950,
      status: 'PUBLISHED',
      activityStatus: false,
      isSelected: true,
      disabled: false,
      exitActivity: false,
    })
    expect(row?.Restaurant?.name).to.be.a('string')
  })

  it('a saved dish that is gone or in another activity is marked, and can be removed', async () => {
    const page = show({ selection: ['DISH1', 'GONE', 'DISH3'].map(chosen) })
    await until(() => page.all('.eb-chosen__fault').length === 2, 'marks')
    expect(page.all('.eb-chosen__fault').map(({ textContent }) => textContent)).to.deep.equal([
      '已不存在',
      '已参加其他活动',
    ])
    page.find('[aria-label="移除 GONE"]').click()
    await until(() => page.changes.length === 1, 'change')
    expect(page.changes[0]?.map(({ exitActivity }) => exitActivity)).to.deep.equal([false, true])
  })

  it('a failed list is reported, and loads after a retry', async () => {
    const hits = await injectFault({ match: listPath, fault: 'html' })
    const page = show()
    await page.press('选择菜品')
    await page.says('加载失败')
    expect(await hits()).to.be.at.least(1)
    await resetFaults()
    page.button('重试').click()
    await page.listed()
    expect(page.names[0]).to.equal('测试菜 1')
  })
})

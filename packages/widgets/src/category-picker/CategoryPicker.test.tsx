import { injectFault, resetFaults, seenRequests, sql, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { PickerPage, withPickers } from '../picker/testing/PickerPage'
import { CategoryPicker } from './CategoryPicker'
import { columnsOfTab } from './columns'
import type { CategoryPickerProps, CategoryPickOptions, CategoryReference, ChosenCategory } from './props'

const listPath = 'api/ticket-api/ticketCategory/listTicketCategoryByHotelId/100101'
const lists = async () => (await seenRequests()).filter(({ path }) => path.includes(listPath))

const show = (props: CategoryPickerProps = {}, locale?: string) =>
  new PickerPage<CategoryReference, ChosenCategory, CategoryPickOptions, CategoryPickerProps>(
    CategoryPicker,
    props,
    locale,
  )

describe('CategoryPicker', () => {
  withPickers()

  it('W-TCP-1 W-TCP-8 a modal with tabs and a table of ten rows: name and button', async () => {
    const page = show()
    await page.open()
    expect(page.dialog?.matches(':modal')).to.equal(true)
    expect(page.tabs).to.deep.equal(['海报商品', '单品活动', '海报活动'])
    expect(page.rows.length).to.equal(10)
    expect(page.rows[0]?.textContent).to.contain('景区门票')
    expect(page.choice('景区门票').textContent).to.equal('选择')
    await page.expectAccessible()
  })

  it('W-TCP-6 W-TCP-7 one GET without parameters; pages, searches and tabs send no further request', async () => {
    const page = show()
    await page.open()
    const asked = await lists()
    expect(asked.map(({ method, path }) => [method, new URL(path, 'http://gateway').search])).to.deep.equal([
      ['GET', ''],
    ])
    await page.goTo(2)
    expect(page.rows.length).to.equal(2)
    await page.tab('单品活动')
    await page.search('套餐')
    expect(page.names).to.deep.equal(['酒景套餐'])
    expect((await lists()).length).to.equal(1)
  })

  it('W-TCP-8 six page links of many', async () => {
    await sql(`insert into ticket_category (ticket_category_id, brand_id, hotel_id, category_name, product_type, sort)
      select 'TCX' || n, '1001', '100101', '临时分类 ' || n, 'ticket', -n from generate_series(1, 70) n`)
    try {
      const page = show()
      await page.open()
      const links = page.all('.eb-pager__page').filter(({ textContent }) => /^\d+$/.test(textContent ?? ''))
      expect(links.length).to.equal(6)
      await page.says('共 82 个分类')
    } finally {
      await sql("delete from ticket_category where ticket_category_id like 'TCX%'")
    }
  })

  it('W-TCP-2 W-TCP-4 the button chooses and removes; each change is reported to the page', async () => {
    const page = show()
    await page.open()
    page.choice('游船').click()
    await until(() => page.choice('游船').ariaPressed === 'true', 'chosen')
    expect(page.drafts.at(-1)?.map(({ categoryName }) => categoryName)).to.deep.equal(['游船'])
    page.choice('游船').click()
    await until(() => page.choice('游船').ariaPressed === 'false', 'taken back')
    expect(page.drafts.at(-1)).to.deep.equal([])
    page.choice('温泉').click()
    await until(() => page.choice('温泉').ariaPressed === 'true', 'chosen')
    await page.confirm()
    expect(page.changes.at(-1)?.map(({ ticketCategoryId }) => ticketCategoryId)).to.deep.equal(['TC10010104'])
  })

  it('W-TCP-5 rows are removed from the summary below the button, one by one and all at once', async () => {
    const ids = ['TC10010102', 'TC10010104', 'TC10010103']
    const page = show({ selection: ids.map((ticketCategoryId) => ({ ticketCategoryId })) })
    await until(() => page.summary.join() === '游船,温泉,亲子乐园', 'summary')
    page.find('[aria-label="移除 温泉"]').click()
    await until(() => page.summary.join() === '游船,亲子乐园', 'removed')
    expect(page.changes.at(-1)?.length).to.equal(2)
    page.button('取消全部').click()
    await until(() => page.summary.length === 0, 'all removed')
    expect(page.changes.at(-1)).to.deep.equal([])
  })

  it('W-TCP-3 W-TCP-11 split accounting: 已配置分账', async () => {
    const page = show()
    await page.open()
    await page.expectBlocked('房券', '已配置分账')
  })

  it('W-TCP-3 W-TCP-9 W-TCP-12 in another activity: 已参加其他活动, for 23, 24, 25 and 32', async () => {
    for (const activityType of [23, 24, 25, 32]) {
      const page = show({ activityType })
      await page.open()
      await page.goTo(2)
      await page.expectBlocked('研学', '已参加其他活动')
      page.unmount()
    }
    for (const props of [{}, { activityType: 11 }, { activityType: 24, ownCategories: 'TC10010111' }]) {
      const page = show(props)
      await page.open()
      await page.goTo(2)
      page.choice('研学').click()
      await until(() => page.choice('研学').ariaPressed === 'true', 'chosen')
      page.unmount()
    }
  })

  const strict = [
    ['W-TCP-13', 'product_spec_type', '多规格产品不支持'],
    ['W-TCP-14', 'is_brand_multiple', '多店通用不支持'],
    ['W-TCP-15', 'limit_time', '不支持每日限时'],
    ['W-TCP-16', 'limit_sell', '不支持每日限量'],
  ] as const
  for (const [id, column, label] of strict)
    it(`W-TCP-3 ${id} a category of such products only, in tab 19: ${label}`, async () => {
      const boats = "ticket_category_id = 'TC10010102'"
      await sql(`create table if not exists kept_products as select * from ticket_product where ${boats}`)
      await sql(`update ticket_product set product_spec_type = 0, is_brand_multiple = 0, limit_time = 0,
        limit_sell = 0 where ${boats}`)
      await sql(`update ticket_product set ${column} = 1 where ${boats}`)
      try {
        const page = show({ tabs: ['19'] })
        await page.open()
        await page.expectBlocked('游船', label)
        page.unmount()
        const other = show({ tabs: ['13'] })
        await other.open()
        expect(other.choice('游船').textContent).to.equal('选择')
      } finally {
        await sql(`update ticket_product p set product_spec_type = k.product_spec_type,
          is_brand_multiple = k.is_brand_multiple, limit_time = k.limit_time, limit_sell = k.limit_sell
          from kept_products k where k.ticket_product_id = p.ticket_product_id`)
        await sql('drop table kept_products')
      }
    })

  it('W-TCP-10 tabs 13, 19 and 24 have their own columns', async () => {
    const page = show()
    await page.open()
    expect(page.heads).to.deep.equal(['分类', '商品类型', '商品数'])
    await page.tab('单品活动')
    expect(page.heads).to.deep.equal(['分类', '商品类型', '商品数', '规格', '限制'])
    await page.tab('海报活动')
    expect(page.heads).to.deep.equal(['分类', '商品类型', '商品数', '分账'])
    expect(Object.keys(columnsOfTab)).to.deep.equal(['13', '19', '24'])
  })

  it('W-TCP-17 the page gets the fields of the row and the derived flags', async () => {
    const page = show({ activityType: 24, selection: [{ ticketCategoryId: 'TC10010111' }] })
    await until(() => page.find('.eb-chosen__fault'), 'mark')
    const picked = page.handle.current?.pick({
      activityType: 11,
      selection: [{ ticketCategoryId: 'TC10010111' }],
    })
    await page.listed()
    page.choice('游船').click()
    await until(() => page.choice('游船').ariaPressed === 'true', 'chosen')
    page.part('confirm').click()
    const [study, boats] = (await picked) ?? []
    expect(boats).to.deep.contain({
      ticketCategoryId: 'TC10010102',
      categoryName: '游船',
      productType: 'ticket',
      supplierAccountStatus: 0,
      activityTypes: [],
      isSelected: true,
      disabled: false,
      exitActivity: false,
    })
    expect(study?.activityTypes).to.deep.equal([24])
    page.find('.eb-chosen__remove').click()
    await until(() => page.changes.length === 1, 'change')
  })

  it('categories that became ineligible or were deleted meanwhile are refused at the confirmation', async () => {
    await sql(`insert into ticket_category (ticket_category_id, brand_id, hotel_id, category_name, product_type, sort)
      values ('TCGONE', '1001', '100101', '即将删除', 'ticket', 999)`)
    const page = show()
    await page.open()
    page.choice('即将删除').click()
    page.choice('游船').click()
    await until(() => page.choice('游船').ariaPressed === 'true', 'chosen')
    await sql("delete from ticket_category where ticket_category_id = 'TCGONE'")
    page.part('confirm').click()
    await page.says('已不能选')
    page.button('移除 1 个分类').click()
    await page.confirm()
    expect(page.changes.at(-1)?.map(({ categoryName }) => categoryName)).to.deep.equal(['游船'])
  })

  it('a failed list is reported, and loads after a retry', async () => {
    const hits = await injectFault({ match: listPath, fault: 'html' })
    const page = show()
    await page.press('选择分类')
    await page.says('加载失败')
    expect(await hits()).to.be.at.least(1)
    await resetFaults()
    page.button('重试').click()
    await page.listed()
    expect(page.names[0]).to.equal('景区门票')
  })

  it('by keyboard alone, in English', async () => {
    const page = show({ max: 2 }, 'en')
    await until(() => page.find('[part=button]'), 'button')
    page.find('[part=button]').focus()
    await sendKeys({ press: 'Enter' })
    await page.listed()
    await page.says('Up to 2 categories')
    expect(page.heads).to.deep.equal(['Category', 'Product type', 'Products'])
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'Enter' })
    await until(() => page.drafts.length === 1, 'chosen')
    await sendKeys({ down: 'Control' })
    await sendKeys({ press: 'Enter' })
    await sendKeys({ up: 'Control' })
    await page.closed()
    expect(page.changes.at(-1)?.[0]?.categoryName).to.equal('景区门票')
  })
})

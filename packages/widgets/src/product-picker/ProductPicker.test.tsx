import { seenRequests, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { listPath, Picker, withGateway } from './testing/Picker'

const lists = async () => (await seenRequests()).filter(({ path }) => path.includes(listPath))
const queryOf = ({ path }: { path: string }) =>
  Object.fromEntries(new URL(path, 'http://gateway').searchParams) as Record<string, string>

describe('ProductPicker', () => {
  withGateway()

  it('W-PICK-1 a button opens a large modal, and gets the focus back', async () => {
    const picker = new Picker()
    await until(() => picker.button, 'button')
    expect(picker.button.textContent).to.equal('选择商品')
    await picker.open()
    expect(picker.dialog?.matches(':modal')).to.equal(true)
    expect(picker.dialog?.querySelector('h2')?.textContent).to.equal('选择商品')
    expect(picker.events).to.deep.equal(['before-show', 'show'])
    picker.part('cancel').click()
    await picker.closed()
    await until(() => picker.focused === picker.button, 'focus')
    await until(() => picker.events.at(-1) === 'after-hide', 'events')
    expect(picker.events).to.deep.equal(['before-show', 'show', 'hide', 'cancel', 'after-hide'])
  })

  it('W-PICK-2 has tabs if the page sets several, select-all, search by name and pages', async () => {
    const picker = new Picker({ tabs: ['default', 29] })
    await picker.open()
    expect(picker.tabs.map(({ textContent }) => textContent)).to.deep.equal(['票务商品', '实物商品'])
    expect(picker.control('全选本页')).not.to.equal(undefined)
    expect(picker.search.placeholder).to.equal('搜商品名称')
    await picker.searchFor('运河夜游船票')
    expect(picker.find('nav')?.getAttribute('aria-label')).to.equal('翻页')
  })

  it('W-PICK-3 W-PICK-5 W-PICK-6 ten rows a page, six page links, first, previous, next and last', async () => {
    const picker = new Picker()
    await picker.open()
    expect(picker.rows.length).to.equal(10)
    const links = () => picker.all('.eb-pager__page').map((link) => link.textContent || link.ariaLabel)
    expect(links()).to.deep.equal(['首页', '上一页', '1', '2', '3', '4', '5', '6', '下一页', '末页'])
    const [first] = picker.rows.map(picker.nameOf)
    const press = async (label: string, page: (current: number) => boolean) => {
      picker.find(`.eb-pager__page[aria-label="${label}"]`)?.click()
      await until(() => page(Number(picker.page)), label)
      await picker.listed()
    }
    await press('下一页', (page) => page === 2)
    expect(picker.nameOf(picker.rows[0])).not.to.equal(first)
    await press('末页', (page) => page > 6)
    expect(picker.rows.length).to.be.within(1, 10)
    await press('上一页', (page) => page > 6)
    await press('首页', (page) => page === 1)
    expect(picker.nameOf(picker.rows[0])).to.equal(first)
  })

  it('W-PICK-7 W-PICK-8 W-PICK-11 requests strategy 12 and audit status 4, with hotel, brand and extras', async () => {
    const filters = [{ name: 'shipType', value: 'mail', label: '只看可邮寄' }]
    const picker = new Picker({ method: 'GET', params: { status: 'published' }, filters })
    await picker.open()
    const [asked] = await lists()
    expect(asked?.method).to.equal('GET')
    expect(queryOf(asked ?? { path: '' })).to.deep.contain({
      pageNum: '1',
      pageSize: '10',
      hotelId: '100101',
      brandId: '1001',
      strategy: '12',
      auditStatus: '4',
      shipType: 'mail',
      status: 'published',
    })
    expect(picker.dialog?.textContent).to.contain('只看可邮寄')
  })

  it('W-PICK-10 W-PICK-12 uses POST, or the method of the tab; the tabs of posters search their titles', async () => {
    const picker = new Picker({ tabs: ['default', { value: 13, method: 'GET' }] })
    await picker.open()
    expect((await lists()).map(({ method }) => method)).to.deep.equal(['POST'])
    await picker.tab('海报商品')
    expect(picker.search.placeholder).to.equal('搜海报标题')
    await picker.searchFor('泛舟西湖')
    const asked = (await lists()).at(-1) ?? { path: '', method: '' }
    expect(asked.method).to.equal('GET')
    expect(queryOf(asked).posterTitle).to.equal('泛舟西湖')
    expect(queryOf(asked)).not.to.have.property('productName')
  })

  it('W-PICK-27 another tab clears the search and starts at page 1', async () => {
    const picker = new Picker({ tabs: ['default', '19'] })
    await picker.open()
    await picker.type('票')
    await until(() => Number(picker.find('.eb-picker__pages')?.textContent?.match(/\d+/)) < 2304, 'search')
    await picker.goTo(3)
    await picker.tab('单品活动')
    expect(picker.search.value).to.equal('')
    expect(picker.page).to.equal('1')
    expect(picker.rows.length).to.equal(10)
  })

  it('a search waits 250 ms after the last key, and the newest answer wins', async () => {
    const picker = new Picker()
    await picker.open()
    const before = (await lists()).length
    for (const text of ['西', '西湖', '西湖双人']) await picker.type(text)
    await until(() => picker.rows.every((row) => row.textContent?.includes('西湖双人')), 'rows')
    expect((await lists()).length).to.equal(before + 1)
  })

  it('is available in English, and the page can name its button and dialog', async () => {
    const props = { buttonLabel: 'Add to group buying', heading: 'Products of the campaign', max: 3 }
    const picker = new Picker(props, undefined, 'en')
    await picker.open()
    expect(picker.button.textContent).to.equal('Add to group buying')
    expect(picker.dialog?.querySelector('h2')?.textContent).to.equal('Products of the campaign')
    await picker.says('Up to 3 products')
    expect(picker.heads.slice(0, 6)).to.deep.equal([
      'Product',
      'Type',
      'Store',
      'Price (CNY)',
      'Inventory',
      'Status',
    ])
  })
})

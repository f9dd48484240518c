import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { ListPage, plain, rowsOf, unmountPages } from './testing/ListPage'

const texts = (page: ListPage) => page.column(2).join()
const count = (page: ListPage, size: number, all: number) => page.says(`每页 ${size} 条，共 ${all} 条`)

/** As a Vue `mounted` or a React ref does: the list has already been rendered. */
describe('eb-data-list: options set after the first rendering', function () {
  this.timeout(30_000)
  afterEach(unmountPages)

  it('contract 14a page size, sort and filters can be set at any time', async () => {
    const page = new ListPage({ ...plain, source: rowsOf(50) })
    await page.settled()
    await count(page, 20, 50)
    page.set({ pageSize: 10 })
    await count(page, 10, 50)
    page.set({ sort: 'n desc' })
    await until(() => page.column(2)[0] === '49', 'sorted')
    page.set({ filters: { n: { from: 3, to: 4 } } })
    await until(() => texts(page) === '4,3', 'filtered')
    page.set({ pageSize: undefined, sort: undefined, filters: undefined })
    await count(page, 20, 50)
    expect(page.column(2)[0]).to.equal('0')
  })

  it('contract 14a set together with columns and source: one request', async () => {
    const asked: string[] = []
    const page = new ListPage({})
    await until(() => page.find('[role=grid]'), 'drawn')
    page.set({
      ...plain,
      pageSize: 5,
      sort: 'n desc',
      source: ({ pageSize, sort }) => {
        asked.push(`${pageSize} ${sort?.name} ${sort?.direction}`)
        return { rows: rowsOf(5), total: 50 }
      },
    })
    await count(page, 5, 50)
    expect(asked).to.deep.equal(['5 n desc'])
  })

  it('equal options in new objects keep what the user chose', async () => {
    const page = new ListPage({ ...plain, source: rowsOf(50), sort: 'n desc', filters: { n: { from: 1 } } })
    await page.settled()
    const head = () => page.all('[role=columnheader] button')[0] as HTMLElement
    head().click()
    await until(() => page.find('[aria-sort=descending]')?.textContent === '名称', 'sorted by the person')
    const before = texts(page)
    page.set({ filters: { n: { from: 1 } }, label: 'drawn again' })
    await until(() => page.find('[aria-label="drawn again"]'), 'drawn')
    expect(texts(page)).to.equal(before)
  })

  it('the state in the address takes precedence, and a later address is applied', async () => {
    const before = location.href
    history.replaceState(null, '', '?l.size=10&l.page=2')
    const page = new ListPage({ ...plain, source: rowsOf(50) })
    await page.settled()
    page.set({ address: 'l' })
    await count(page, 10, 50)
    expect(page.column(1)[0]).to.equal('Row 10')
    page.set({ pageSize: 5, sort: 'n desc' })
    await until(() => page.column(2)[0] === '39', 'sorted, on the second page')
    await count(page, 10, 50)
    history.replaceState(null, '', before)
  })

  it('the page size chosen by the user is stored, and takes precedence over the page’s', async () => {
    const props = { ...plain, source: rowsOf(50), remember: `test-${Math.random()}` }
    const page = new ListPage(props)
    await page.settled()
    page.button('20 条 / 页').click()
    const ten = await until(() => page.button('10 条 / 页'), 'menu')
    ten.click()
    await count(page, 10, 50)
    page.unmount()
    const again = new ListPage(props, 'zh', page.session)
    await count(again, 10, 50)
    again.set({ pageSize: 5, sort: 'n desc' })
    await until(() => again.column(2)[0] === '49', 'sorted')
    await count(again, 10, 50)
  })
})

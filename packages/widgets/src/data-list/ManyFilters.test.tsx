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

/** Names of the visible filters, in order. */
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

  it('of many, three and the time filter are shown; a button shows the others and hides them again', async () => {
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

  it('a single additional filter is not hidden, since the button would need its space; the button has an English text', async () => {
    expect(seen(await open(4))).to.deep.equal(['类型', '分类', '门店', '渠道', '下单时间'])
    const page = await open(6, 1440, 'en')
    page.button('More filters').click()
    await until(() => page.button('Fewer filters'), 'in English')
  })

  it('an active filter is shown, and stays when it is removed', async () => {
    const page = await open(6)
    await page.handle.current?.setFilters({ f5: { is: ['b'] } })
    await until(() => seen(page).includes('负责人：乙'), 'filters')
    expect(seen(page)).to.have.length(5)
    page.button('取消筛选：负责人').click()
    await until(() => seen(page).includes('负责人'), 'taken away')
    expect(seen(page)).to.have.length(5)
  })

  it('on a phone all are behind one button', async () => {
    const page = await open(6, 390)
    expect(seen(page)).to.deep.equal([])
    const button = page.button('筛选')
    expect(button.checkVisibility()).to.equal(true)
    button.click()
    await until(() => seen(page).length === 7, 'all')
    expect(page.find('.eb-data-list__chip--more')?.checkVisibility()).to.equal(false)
  })
})

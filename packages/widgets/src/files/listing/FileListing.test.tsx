import { ServiceError } from '@ebkit/core/errors'
import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { ListingPage } from '../testing/ListingPage'
import { sampleEntries } from '../testing/sampleEntries'

const entries = sampleEntries(2, 12)
const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

describe('FileListing', () => {
  it('W-EXP-3 shows tiles: folders first in their own group, then files with size and time', async () => {
    const page = new ListingPage(entries)
    await page.shown('f0')
    expect(page.all('[role=group]').map((group) => group.getAttribute('aria-label'))).to.deep.equal([
      '文件夹',
      '文件',
    ])
    expect(page.find('[role=listbox]').getAttribute('aria-label')).to.equal('商品图')
    expect(page.item('f0').querySelector('.eb-files__name')?.textContent).to.equal('西湖日落-0.jpg')
    expect(page.item('f0').textContent).to.match(/2\.36 MB .*\d\d-\d\d \d\d:\d\d/)
    const { width, height } = page.item('f0').getBoundingClientRect()
    expect(width).to.be.at.least(160)
    expect(page.item('f0').querySelector('.eb-files__picture')?.clientHeight).to.equal(112)
    expect(height).to.equal(168)
    await page.expectAccessible()
  })

  it('W-EXP-3 W-EXP-4 shows a list of type, name, size, time and actions; check boxes only in edit mode', async () => {
    const page = new ListingPage(entries, { view: 'list', sort: { by: 'time', order: 'desc' } })
    await page.shown('f0')
    expect(page.heads).to.deep.equal(['类型', '名称', '大小', '修改时间', '操作'])
    const cells = () => [...page.item('f0').children].map(({ textContent }) => textContent)
    expect(cells()[0]).to.equal('图片')
    expect(cells()[2]).to.equal('2.36 MB')
    expect(cells()[3]).to.match(/^2026-11-\d\d \d\d:\d\d$/)
    expect(page.find('[aria-sort=descending]').textContent).to.equal('修改时间')
    const actions = [...page.item('d0').querySelectorAll<HTMLElement>('button')]
    expect(actions.map((button) => button.getAttribute('aria-label'))).to.deep.equal([
      '重命名「2026 秋季」',
      '删除「2026 秋季」',
    ])
    for (const button of actions) button.click()
    expect(page.calls).to.deep.equal(['rename d0', 'delete d0'])
    expect(page.selected).to.deep.equal([])
    await page.expectAccessible()
    page.set({ checking: true })
    await until(() => page.heads.length === 6)
    expect(page.heads[0]).to.equal('选择')
    await page.expectAccessible()
  })

  it('headings sort: first in the usual direction, then in the other one', async () => {
    const page = new ListingPage(entries, { view: 'list', sort: { by: 'name', order: 'asc' } })
    await page.shown('f0')
    for (const button of page.all('[role=columnheader] button')) button.click()
    expect(page.calls).to.deep.equal(['sort name desc', 'sort size desc', 'sort time desc'])
    page.set({ sort: { by: 'name', order: 'desc' }, onSort: undefined })
    await until(() => !page.find('[role=columnheader] button'))
    expect(page.find('[aria-sort]')).to.equal(null)
  })

  it('W-EXP-5 search results are listed with type, name and location', async () => {
    const found = entries.map((entry) => ({ ...entry, location: '全部文件 / 海报' }))
    const page = new ListingPage(found, { view: 'list', columns: 'search' })
    await page.shown('f0')
    expect(page.heads).to.deep.equal(['类型', '名称', '位置'])
    expect(page.item('f0').lastElementChild?.textContent).to.equal('全部文件 / 海报')
    await page.expectAccessible()
    page.set({ view: 'grid' })
    await until(() => page.item('f0').matches('[role=option]'))
    expect(page.item('f0').textContent).to.contain('全部文件 / 海报')
  })

  it('W-EXP-7 W-EXP-8 shows 加载中... during the first load, then 暂无数据', async () => {
    const page = new ListingPage([], { status: 'loading' })
    await until(() => page.find('[role=status]')?.innerText.trim() === '加载中...')
    expect(page.root.getAttribute('aria-busy')).to.equal('true')
    await until(() => getComputedStyle(page.find('.eb-files__shape')).opacity === '1', 'shown after a while')
    await page.expectAccessible()
    page.set({ status: 'ready' })
    await until(() => page.root.textContent === '暂无数据')
    await page.expectAccessible()
    page.set({ status: 'idle' })
    await until(() => page.root.textContent === '')
    page.set({ status: 'ready', empty: <p>没有「x」</p> })
    await until(() => page.root.textContent === '没有「x」')
  })

  it('W-EXP-8 W-EXP-9 shows 加载更多 while there are more entries, and 加载中... in its place while they load', async () => {
    const page = new ListingPage(entries, { more: true })
    const more = await until(() => page.part('more'))
    expect(more.textContent).to.equal('加载更多')
    more.click()
    expect(page.calls).to.deep.equal(['more'])
    page.set({ status: 'loading' })
    await until(() => page.find('.eb-files__more').textContent === '加载中...')
    expect(page.item('f0')).not.to.equal(null)
    page.set({ status: 'ready', more: false })
    await until(() => !page.find('.eb-files__more'))
  })

  it('loads more automatically near the end, once for the same entries', async () => {
    const page = new ListingPage(sampleEntries(0, 200), { more: true })
    await page.shown('f0')
    page.list.scrollTop = 500
    await until(() => page.item('f30'))
    expect(page.calls).to.deep.equal([])
    page.list.scrollTop = 100_000
    await until(() => page.calls.length > 0)
    page.list.scrollTop -= 50
    await until(() => page.item('f199'))
    expect(page.calls).to.deep.equal(['more'])
    const { scrollHeight } = page.list
    page.set({ entries: sampleEntries(0, 240) })
    await until(() => page.list.scrollHeight > scrollHeight)
    page.list.scrollTop = 100_000
    await until(() => page.calls.length === 2)
  })

  it('a failure says why and offers a retry, in an empty listing and above entries', async () => {
    const error = new ServiceError('list', 'refused', { serverMessage: '服务端返回异常（502）' })
    const page = new ListingPage([], { status: 'failed', error })
    await until(() => page.find('.eb-files')?.textContent?.includes('加载失败'))
    expect(page.root.textContent).to.contain('502')
    page.part('retry').click()
    await page.expectAccessible()
    page.set({ entries })
    await until(() => page.find('.eb-files__warning'))
    expect(page.item('f0')).not.to.equal(null)
    expect(page.find('[role=alert]').textContent).to.contain('502')
    page.part('retry').click()
    expect(page.calls).to.deep.equal(['retry', 'retry'])
    await page.expectAccessible()
    const offline = new ServiceError('list', 'offline')
    page.set({ entries: [], error: offline })
    await until(() => !page.find('.eb-files__warning'))
    expect(page.root.textContent).not.to.contain('加载失败')
  })

  it("W-THUMB-1 shows the store's thumbnails, loaded lazily; the icon replaces broken ones", async () => {
    const url = `${location.origin}/nothing-here/大厅.jpg`
    const shown = [{ id: 'a', name: '大厅.jpg', isFolder: false, size: 9_000_000, url }]
    const page = new ListingPage(shown)
    const image = await until(() => page.find<HTMLImageElement>('img'))
    expect(image.getAttribute('src')).to.equal(`${url}?x-oss-process=image/resize,w_200,h_200/quality,q_100`)
    expect(image.loading).to.equal('lazy')
    await until(() => !page.find('img'), 'the broken picture is gone')
    expect(page.find('.eb-files__picture svg')).not.to.equal(null)
  })

  it('a small image for which the store makes no thumbnail is shown itself', async () => {
    const page = new ListingPage([{ id: 'a', name: '卡面.gif', isFolder: false, size: 90, url: picture }], {
      picture: () => '/nothing-here.gif',
    })
    await until(() => page.find<HTMLImageElement>('img')?.src === picture, 'the picture itself')
  })

  it('in a narrow listing, rows show size and time below the name', async () => {
    const page = new ListingPage(entries, { view: 'list', narrow: true })
    await page.shown('f0')
    await until(() => (page.item('f0').querySelector('.eb-files__narrow') as HTMLElement).offsetHeight > 0)
    expect(page.list.scrollWidth).to.equal(page.list.clientWidth)
    await page.expectAccessible()
    page.set({ view: 'grid' })
    await until(() => page.item('f1')?.matches('[role=option]'))
    expect(page.item('f0').offsetTop).to.equal(page.item('f1').offsetTop)
    expect(page.item('f0').offsetTop).to.be.below(page.item('f2').offsetTop)
  })

  it('cut entries are pale; texts are also in English', async () => {
    const page = new ListingPage(entries, { cutIds: new Set(['f1']), locale: 'en', view: 'list' })
    await page.shown('f1')
    expect(page.all('.eb-files__item--cut').map(({ dataset }) => dataset.key)).to.deep.equal(['f1'])
    expect(page.heads).to.deep.equal(['Type', 'Name', 'Size', 'Modified', 'Actions'])
  })

  it('is accessible in the dark theme: tiles and rows, selected, cut and disabled', async () => {
    const page = new ListingPage(entries, {
      checking: true,
      cutIds: new Set(['f1']),
      blocked: ({ id }) => (id === 'f2' ? '超过 3 MB' : undefined),
    })
    const { host } = page.view
    host.dataset.theme = 'dark'
    host.style.background = 'var(--eb-surface)'
    await page.shown('f0')
    page.selection.set(['f0', 'd0'])
    await until(() => page.all('[aria-selected=true]').length === 2)
    await page.expectAccessible()
    page.set({ view: 'list', sort: { by: 'size', order: 'asc' } })
    await until(() => page.heads.length === 6)
    await page.expectAccessible()
  })

  it('renders only the visible ones of 100,000 entries, and never a blank frame', async () => {
    const page = new ListingPage(sampleEntries(100, 99_900))
    await page.shown('d0')
    let blank = 0
    let most = 0
    for (let step = 1; step <= 40; step++) {
      page.list.scrollTop = step * (step % 4 === 0 ? 100_000 : 900)
      await new Promise(requestAnimationFrame)
      const box = page.list.getBoundingClientRect()
      const middle = box.top + box.height / 2
      const items = page.all('[data-key]')
      const near = items.some((item) => {
        const { top, bottom } = item.getBoundingClientRect()
        return top - 12 <= middle && bottom + 12 >= middle
      })
      if (!near) blank++
      most = Math.max(most, items.length)
    }
    expect(blank).to.equal(0)
    expect(most).to.be.below(120)
    const start = performance.now()
    page.selection.selectAll()
    await until(() => page.find('.eb-files__item--selected'))
    expect(page.selected.length).to.equal(100_000)
    expect(performance.now() - start).to.be.below(1000)
  })
})

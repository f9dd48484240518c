import { mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { Cascader, type CascaderItem } from '.'
import { CascaderPage } from './testing/CascaderPage'

const top: CascaderItem[] = [
  { id: 1, name: '一' },
  { id: 2, name: '二', leaf: true },
]

/** A `load` that the test answers. */
function loading() {
  const asked: { id: unknown; signal: AbortSignal; give(items: CascaderItem[]): void; fail(): void }[] = []
  const load = (item: CascaderItem, signal: AbortSignal) =>
    new Promise<CascaderItem[]>((resolve, reject) =>
      asked.push({ id: item.id, signal, give: resolve, fail: () => reject(new Error('offline')) }),
    )
  return { asked, load }
}

describe('levels that are loaded on demand', () => {
  const message = (page: CascaderPage) => page.find('.eb-cascader__message')

  it('opening a branch requests its children, shows that they load, and then shows them', async () => {
    const { asked, load } = loading()
    const page = new CascaderPage({ items: top, load })
    await page.open()
    expect(asked.length).to.equal(0)
    await sendKeys({ press: 'ArrowRight' })
    await until(() => message(page)?.textContent === '加载中…', 'loading')
    await expect(page.view.host).to.be.accessible()
    expect(asked.map(({ id }) => id)).to.deep.equal([1])
    asked[0]?.give([{ id: 11, name: '一一', leaf: true }])
    await until(() => page.columns.length === 2, 'loaded')
    await sendKeys({ press: 'ArrowRight' })
    await page.isAt('一一')
    await sendKeys({ press: 'Enter' })
    await page.isClosed()
    expect(page.changes).to.deep.equal([['11']])
    await until(() => page.words === '一 / 一一', 'path')
    expect(asked.length).to.equal(1)
  })

  it('a failure is reported, and shown with a retry button', async () => {
    const { asked, load } = loading()
    const page = new CascaderPage({ items: top, load })
    await page.open()
    await page.click('一')
    await until(() => asked.length === 1, 'asked')
    asked[0]?.fail()
    const retry = await until(() => page.find('.eb-cascader__retry'), 'retry')
    expect(message(page).textContent).to.equal('加载失败重试')
    expect(message(page).getAttribute('role')).to.equal('alert')
    await expect(page.view.host).to.be.accessible()
    expect(page.errors.map(({ code }) => code)).to.deep.equal(['load-failed'])
    retry.click()
    await until(() => asked.length === 2, 'asked again')
    asked[1]?.give([])
    await until(() => message(page)?.textContent === '没有下级', 'empty')
    // Then it is a leaf, which can be chosen.
    await page.click('一')
    expect(page.changes).to.deep.equal([['1']])
  })

  it('several: the box of an unloaded branch opens it, and it never counts as full', async () => {
    const { asked, load } = loading()
    const page = new CascaderPage({ items: top, load, multiple: true })
    await page.open()
    page.box('一').click()
    await until(() => asked.length === 1, 'asked')
    expect(page.changes).to.deep.equal([])
    asked[0]?.give([
      { id: 11, name: '一一', leaf: true },
      { id: 12, name: '一二' },
    ])
    await until(() => page.columns.length === 2, 'loaded')
    page.box('一').click()
    await until(() => page.checked('一') === 'mixed', 'mixed')
    expect(page.changes).to.deep.equal([['11']])
  })

  it('reload requests again; running requests are aborted then, and on unmount', async () => {
    const { asked, load } = loading()
    const page = new CascaderPage({ items: top, load })
    await page.open()
    await page.click('一')
    await until(() => asked.length === 1, 'asked')
    page.handle.current?.reload()
    await until(() => asked[0]?.signal.aborted, 'aborted')
    await page.click('一')
    await until(() => asked.length === 2, 'asked again')
    page.view.unmount()
    await until(() => asked[1]?.signal.aborted, 'aborted')
  })

  it('of 10,000 items at one level only visible ones are rendered, and End works at once', async () => {
    const items = Array.from({ length: 10_000 }, (_, id) => ({ id, name: `门店 ${id}` }))
    const start = performance.now()
    const page = new CascaderPage({ items, multiple: true })
    await page.open()
    const opened = performance.now() - start
    expect(page.columns[0]?.length).to.be.below(30)
    await sendKeys({ press: 'End' })
    await page.isAt('门店 9999')
    expect(page.row('门店 9999').ariaPosInSet).to.equal('10000')
    const before = performance.now()
    await page.click('门店 9999')
    await until(() => page.checked('门店 9999') === 'true', 'chosen')
    expect(performance.now() - before).to.be.below(300)
    expect(opened).to.be.below(1000)
    // Scrolling renders other rows, and focus stays.
    page.find('[role=group]').scrollTop = 5000 * 32
    await until(() => page.row('门店 5003'), 'rolled')
    expect(page.focused).to.equal(page.tree)
  })

  it('works on a host page without a provider of places', async () => {
    const { root } = mount(<Cascader items={top} selection={['2']} />)
    await until(() => root.textContent?.includes('二'), 'words')
  })
})

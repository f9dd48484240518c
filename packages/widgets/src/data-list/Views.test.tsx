import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { ListPage, plain, printers, rowsOf, withGateway } from './testing/ListPage'

async function open(page: ListPage) {
  if (!page.find('[role=dialog]')) page.button('常用筛选').click()
  await until(() => page.find('.eb-views'), 'panel')
}
const field = (page: ListPage) =>
  [...page.all<HTMLInputElement>('.eb-views input')].at(-1) as HTMLInputElement
const names = (page: ListPage) =>
  page.all('.eb-views li button[aria-pressed]').map(({ textContent }) => textContent)

const closed = (page: ListPage) => until(() => !page.find('[role=dialog]'), 'closed')

/** By keyboard: the field has focus, and the panel closes. */
async function save(page: ListPage, name: string) {
  await open(page)
  await until(() => page.focused === field(page), 'field has focus')
  await sendKeys({ type: name })
  await sendKeys({ press: 'Enter' })
  await closed(page)
  expect(page.focused.ariaLabel).to.equal('常用筛选')
}

describe('eb-data-list: saved filters', function () {
  this.timeout(30_000)
  withGateway()

  it('are not offered if the list stores nothing', async () => {
    const page = new ListPage({ ...plain, source: rowsOf(2) })
    await page.settled()
    expect(page.button('常用筛选')).to.equal(undefined)
  })

  it('search, filters and sort are saved under a name by keyboard, and restored by a press, also on another day', async () => {
    const props = { ...printers, remember: `test-${Math.random()}` }
    const page = new ListPage(props)
    await page.settled()
    page.button('连接方式').click()
    ;(await until(() => page.all<HTMLInputElement>('[role=dialog] input')[0], 'editor')).click()
    await until(() => page.column(3).every((one) => one === '云打印'), 'filtered')
    page.button('完成').click()
    await until(() => !page.find('[role=dialog]'), 'closed')
    page.all('[role=columnheader] button')[0]?.click()
    await until(() => page.all('[role=columnheader]')[0]?.ariaSort === 'descending', 'sorted')
    await page.settled()
    const shown = page.column(1)
    await open(page)
    await page.says('还没有常用筛选')
    await save(page, '云打印的')
    await open(page)
    expect(names(page)).to.deep.equal(['云打印的'])
    await expect(page.view.host).to.be.accessible()
    await sendKeys({ press: 'Escape' })
    page.unmount()

    const again = new ListPage(props, 'zh', page.session)
    await again.settled()
    expect(again.column(3).some((one) => one !== '云打印')).to.equal(true)
    await open(again)
    again.button('云打印的').click()
    await until(() => again.column(1).join() === shown.join(), 'as it was')
    expect(again.all('[role=columnheader]')[0]?.ariaSort).to.equal('descending')
    await again.says('连接方式：云打印')
    expect(again.find('[role=dialog]')).to.equal(null)
    await open(again)
    expect(again.button('云打印的').ariaPressed).to.equal('true')
  })

  it('are renamed, but not to a taken name; replaced; deleted, with undo', async () => {
    const page = new ListPage({ ...plain, source: rowsOf(30), remember: `test-${Math.random()}` })
    await page.settled()
    for (const name of ['甲', '乙']) await save(page, name)
    await open(page)
    page.button('重命名 甲').click()
    const input = await until(() => page.find<HTMLInputElement>('.eb-views li input'), 'field')
    const rename = async (text: string) => {
      input.focus()
      input.select()
      await sendKeys({ type: text })
      await sendKeys({ press: 'Enter' })
    }
    await rename('乙')
    await page.says('已有同名')
    expect(input.isConnected).to.equal(true)
    await rename('丙')
    await until(() => names(page).join() === '丙,乙', 'renamed')
    page.button('删除 丙').click()
    await until(() => names(page).join() === '乙', 'deleted')
    page.button('撤销').click()
    await until(() => names(page).join() === '丙,乙', 'back, at its place')

    await sendKeys({ press: 'Escape' })
    page.find('[role=searchbox]')?.focus()
    await sendKeys({ type: 'Row 7' })
    await until(() => page.rows.length === 1, 'found')
    await open(page)
    field(page).focus()
    await sendKeys({ type: '乙' })
    await until(() => page.button('替换'), 'says so')
    page.button('替换').click()
    await closed(page)
    await open(page)
    await until(() => page.button('乙').ariaPressed === 'true', 'replaced')
    expect(names(page).join()).to.equal('丙,乙')
    page.button('丙').click()
    await until(() => page.rows.length > 1, 'all')
    expect(page.find<HTMLInputElement>('[role=searchbox]')?.value).to.equal('')
  })

  it('corrupt stored data is ignored', async () => {
    const remember = `test-${Math.random()}`
    const page = new ListPage({ ...plain, source: rowsOf(3) })
    page.session.storage.set(
      `eb.list.${remember}`,
      JSON.stringify({ views: [{ name: 'x', search: 5, filters: { n: null, name: 'a' }, sort: 'n' }] }),
    )
    const broken = new ListPage({ ...plain, source: rowsOf(3), remember }, 'zh', page.session)
    await broken.settled()
    await open(broken)
    broken.button('x').click()
    await until(() => !broken.find('[role=dialog]'), 'shown')
    expect(broken.column(1).length).to.equal(3)
    expect(broken.errors).to.deep.equal([])
  })
})

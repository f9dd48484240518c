import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { CascaderPage } from './testing/CascaderPage'

const press = async (...keys: string[]) => {
  for (const key of keys) await sendKeys({ press: key })
}

describe('keys of the cascader', () => {
  it('Enter, Space and arrows open it; Esc closes only the panel; focus returns', async () => {
    const page = new CascaderPage()
    const seen: string[] = []
    page.view.root.addEventListener('keydown', (event) => seen.push((event as KeyboardEvent).key))
    await until(() => page.field, 'field')
    for (const key of ['Enter', ' ', 'ArrowDown', 'ArrowUp']) {
      page.field.focus()
      await press(key)
      await until(() => page.focused === page.tree && page.tree, key)
      await press('Escape')
      await page.isClosed()
      expect(page.focused).to.equal(page.field)
    }
    expect(seen).not.to.contain('Escape')
    expect(page.field.ariaExpanded).to.equal('false')
  })

  it('arrows, Home and End move through column and levels; Enter chooses', async () => {
    const page = new CascaderPage()
    await page.open()
    await page.isAt('浙江')
    await press('End')
    await page.isAt('Malta')
    await press('Home', 'ArrowUp')
    await page.isAt('浙江')
    await press('ArrowRight')
    await page.isAt('杭州')
    await press('ArrowDown')
    await page.isAt('宁波')
    await press('ArrowUp', 'ArrowRight', 'ArrowDown')
    await page.isAt('拱墅区')
    expect(page.row('杭州').ariaExpanded).to.equal('true')
    expect(page.row('拱墅区').ariaLevel).to.equal('3')
    expect([page.row('拱墅区').ariaPosInSet, page.row('拱墅区').ariaSetSize]).to.deep.equal(['2', '3'])
    await press('ArrowLeft')
    await page.isAt('杭州')
    expect(page.columns.length).to.equal(2)
    // Enter opens items that cannot be chosen.
    await press('Enter')
    await page.isAt('西湖区')
    await press('PageDown')
    await page.isAt('萧山区')
    await press('Enter')
    expect(page.changes).to.deep.equal([])
    await press('PageUp', 'Enter')
    await page.isClosed()
    expect(page.changes).to.deep.equal([['xh']])
    expect(page.focused).to.equal(page.field)
  })

  it('right to left, the arrow keys are mirrored', async () => {
    const page = new CascaderPage({}, { dir: 'rtl' })
    await page.open()
    await press('ArrowLeft')
    await page.isAt('杭州')
    await press('ArrowRight')
    await page.isAt('浙江')
  })

  it('typing letters moves to an item that begins with them', async () => {
    const page = new CascaderPage()
    await page.open()
    await press('m')
    await page.isAt('Macau')
    await press('m')
    await page.isAt('Malta')
    const other = new CascaderPage()
    await other.open()
    await sendKeys({ type: 'mal' })
    await other.isAt('Malta')
  })

  it('several: Space toggles the box of a branch, Enter opens it; any level: Enter chooses it', async () => {
    const page = new CascaderPage({ multiple: true })
    await page.open()
    await press(' ')
    await until(() => page.checked('浙江') === 'true', 'all')
    expect(page.changes).to.deep.equal([['xh', 'gs', 'hs']])
    await press('Enter')
    await page.isAt('杭州')
    const other = new CascaderPage({ anyLevel: true })
    await other.open()
    await press('Enter')
    await other.isClosed()
    expect(other.changes).to.deep.equal([['zj']])
  })

  it('Tab leaves the panel, which closes', async () => {
    const page = new CascaderPage()
    const after = document.createElement('button')
    page.view.host.after(after)
    await page.open()
    await press('Tab')
    await page.isClosed()
    after.remove()
  })

  it('axe finds nothing: closed, open, several, search results, no results, invalid', async () => {
    const page = new CascaderPage({ label: '地区', multiple: true, selection: ['xh', 'gs'] })
    await until(() => page.field, 'field')
    await expect(page.view.host).to.be.accessible()
    await page.open()
    await expect(page.view.host).to.be.accessible()
    await page.click('上海')
    page.input.focus()
    await sendKeys({ type: '杭州' })
    await until(() => page.columns[0]?.length === 2, 'found')
    await expect(page.view.host).to.be.accessible()
    await sendKeys({ type: 'zzz' })
    await until(() => page.find('.eb-cascader__message'), 'nothing')
    await expect(page.view.host).to.be.accessible()
    page.set({ errorMessage: '请选择地区' })
    await until(() => page.find('[part=message]'), 'message')
    expect(page.field.getAttribute('aria-invalid')).to.equal('true')
    await expect(page.view.host).to.be.accessible()
  })

  it('English', async () => {
    const page = new CascaderPage({ items: [] }, { locale: 'en' })
    await page.open()
    expect([page.words, page.find('.eb-cascader__message').textContent]).to.deep.equal([
      'Choose',
      'Nothing found',
    ])
  })
})

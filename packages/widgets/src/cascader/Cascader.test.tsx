import { drawn, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { CascaderPage } from './testing/CascaderPage'

const press = async (...keys: string[]) => {
  for (const key of keys) await sendKeys({ press: key })
}

describe('Cascader', () => {
  it('W-CAS-2 is 200 wide and 35 high, and opens up to 300 high; the page can change each', async () => {
    const items = Array.from({ length: 100 }, (_, id) => ({ id, name: `${id}` }))
    const page = new CascaderPage({ items })
    await page.open()
    const { width, height } = page.field.getBoundingClientRect()
    expect([width, height]).to.deep.equal([200, 35])
    expect(page.panel.getBoundingClientRect().height).to.be.within(295, 302)
    page.set({ width: 260, height: 40, maxHeight: 220 })
    await until(() => page.field.getBoundingClientRect().width === 260, 'width')
    expect(page.field.getBoundingClientRect().height).to.equal(40)
    await until(() => page.panel.getBoundingClientRect().height < 223, 'height')
  })

  it('W-CAS-1 columns of names lead to a leaf; the field shows its whole path', async () => {
    const page = new CascaderPage({ placeholder: '选地区' })
    await until(() => page.words === '选地区', 'placeholder')
    await page.open()
    expect(page.columns).to.deep.equal([['浙江', '上海', 'Macau', 'Malta']])
    await page.click('浙江')
    await page.click('杭州')
    await until(() => page.columns.length === 3, 'three columns')
    expect(page.columns[2]).to.deep.equal(['西湖区', '拱墅区', '萧山区'])
    expect(page.changes).to.deep.equal([])
    await page.click('西湖区')
    await page.isClosed()
    expect(page.changes).to.deep.equal([['xh']])
    await until(() => page.words === '浙江 / 杭州 / 西湖区', 'path')
    expect(page.events).to.deep.equal(['show', 'hide'])
    expect(page.focused).to.equal(page.field)
    // Opens at the chosen item.
    await page.open()
    expect(page.columns.length).to.equal(3)
    expect(page.active).to.equal('西湖区')
    expect(page.row('西湖区').ariaSelected).to.equal('true')
  })

  it('W-CAS-1 neither a disabled item nor anything below it can be chosen', async () => {
    const page = new CascaderPage({ multiple: true })
    await page.open()
    await page.click('上海')
    await page.click('黄浦区')
    page.box('上海').click()
    await page.click('浙江')
    await page.click('杭州')
    await page.click('萧山区')
    expect(page.row('萧山区').ariaDisabled).to.equal('true')
    expect(page.changes).to.deep.equal([])
  })

  it('with any-level, branches can be chosen by their mark', async () => {
    const page = new CascaderPage({ anyLevel: true })
    await page.open()
    await page.click('浙江')
    expect(page.changes).to.deep.equal([])
    page.box('杭州').click()
    await page.isClosed()
    expect(page.changes).to.deep.equal([['hz']])
    await until(() => page.words === '浙江 / 杭州', 'path')
  })

  it('several: three-state boxes; a box of a branch chooses everything below it', async () => {
    const page = new CascaderPage({ multiple: true })
    await page.open()
    await page.click('浙江')
    await page.click('杭州')
    await page.click('西湖区')
    await until(() => page.checked('西湖区') === 'true', 'chosen')
    expect(['浙江', '杭州', '宁波'].map(page.checked)).to.deep.equal(['mixed', 'mixed', 'false'])
    page.box('杭州').click()
    await until(() => page.checked('杭州') === 'true', 'all')
    expect(page.changes.at(-1)).to.deep.equal(['xh', 'gs'])
    page.box('浙江').click()
    await until(() => page.checked('浙江') === 'true', 'all of all')
    expect(page.words).to.equal('浙江 / 杭州 / 西湖区、浙江 / 杭州 / 拱墅区、浙江 / 宁波 / 海曙区')
    expect(page.find('.eb-cascader__count').textContent).to.equal('3')
    page.box('浙江').click()
    await until(() => page.checked('浙江') === 'false', 'none')
    expect(page.changes.at(-1)).to.deep.equal([])
    expect(page.panel).not.to.equal(null)
  })

  it('unknown ids are shown and kept; × clears everything', async () => {
    const page = new CascaderPage({ multiple: true, selection: ['gone', 'xh'] })
    await until(() => page.words === 'gone、浙江 / 杭州 / 西湖区', 'words')
    await page.open()
    await page.click('Macau')
    expect(page.changes).to.deep.equal([['gone', 'xh', 'macau']])
    page.find('[part=clear]').click()
    expect(page.changes.at(-1)).to.deep.equal([])
    await until(() => !page.find('[part=clear]'), 'nothing to clear')
    expect(page.focused).to.equal(page.field)
  })

  it('searches all loaded items, and shows paths', async () => {
    const page = new CascaderPage()
    await page.open()
    await sendKeys({ down: 'Shift' })
    await press('Tab')
    await sendKeys({ up: 'Shift' })
    expect(page.focused).to.equal(page.input)
    await sendKeys({ type: '海' })
    await until(() => page.row('浙江 / 宁波 / 海曙区'), 'found')
    expect(page.columns).to.deep.equal([['浙江 / 宁波 / 海曙区']])
    await sendKeys({ type: 'x' })
    await until(() => page.find('.eb-cascader__message')?.textContent === '没有找到', 'nothing')
    expect(page.find('.eb-cascader__message').getAttribute('role')).to.equal('status')
    await press('Backspace', 'Enter')
    await page.isClosed()
    expect(page.changes).to.deep.equal([['hs']])
  })

  it('search results can be chosen by arrow keys', async () => {
    const page = new CascaderPage({ multiple: true })
    await page.open()
    page.input.focus()
    await sendKeys({ type: '杭州' })
    await until(() => page.columns[0]?.length === 2, 'found')
    await press('ArrowDown')
    expect(page.focused).to.equal(page.tree)
    await page.isAt('浙江 / 杭州 / 西湖区')
    await press('ArrowDown', ' ')
    await until(() => page.checked('浙江 / 杭州 / 拱墅区') === 'true', 'chosen')
    expect(page.changes).to.deep.equal([['gs']])
  })

  it('searches when a composition ends; its keys neither choose nor close', async () => {
    const page = new CascaderPage()
    await page.open()
    const { input } = page
    input.focus()
    const key = (name: string) =>
      input.dispatchEvent(
        new KeyboardEvent('keydown', {
          key: name,
          keyCode: 229,
          isComposing: true,
          bubbles: true,
          composed: true,
        }),
      )
    const write = (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
    }
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    await drawn()
    write('hai')
    for (const name of ['Enter', 'Escape', 'ArrowDown']) key(name)
    await until(() => input.value === 'hai', 'typed')
    expect(page.columns[0]?.length).to.equal(4)
    expect([page.focused, !!page.panel, page.changes.length]).to.deep.equal([input, true, 0])
    write('海曙')
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '海曙' }))
    await until(() => page.columns[0]?.length === 1, 'searched')
  })
})

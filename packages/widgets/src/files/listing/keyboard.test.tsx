import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { ListingPage } from '../testing/ListingPage'
import { sampleEntries } from '../testing/sampleEntries'

// 780 px: four columns.
//   d0 d1 d2 d3
//   d4
//   f0 f1 f2 f3
//   f4 …
const entries = sampleEntries(5, 30)

describe('FileListing: keyboard', () => {
  it('is one Tab stop; arrows move in two dimensions and between groups, and select', async () => {
    const page = new ListingPage(entries)
    await page.shown('d0')
    page.find('button').focus()
    await page.press('Tab')
    await page.focusOn('d0')
    await page.press('ArrowRight')
    await page.focusOn('d1')
    expect(page.selected).to.deep.equal(['d1'])
    await page.press('ArrowDown')
    await page.focusOn('d4')
    await page.press('ArrowDown')
    await page.focusOn('f0')
    await page.press('ArrowDown', 'ArrowRight', 'ArrowRight')
    await page.focusOn('f6')
    await page.press('ArrowUp')
    await page.focusOn('f2')
    await page.press('ArrowUp')
    await page.focusOn('d4')
    await page.press('End')
    await page.focusOn('f29')
    await page.press('PageUp')
    await until(() => page.focusedId !== 'f29')
    await page.press('Home')
    await page.focusOn('d0')
    expect(page.selected).to.deep.equal(['d0'])
    expect(page.all('[tabindex="0"]').length).to.equal(1)
  })

  it('keys apply to the focused entry, also when a screen reader has moved focus', async () => {
    const page = new ListingPage(entries)
    await page.focus('d1')
    page.item('f2').focus()
    await page.press('Enter', 'F2')
    expect(page.calls).to.deep.equal(['open f2', 'rename f2'])
    await page.press(' ')
    expect(page.selected).to.deep.equal(['f2'])
    page.item('d2').focus()
    await page.press('ArrowRight')
    await page.focusOn('d3')
    expect(page.selected).to.deep.equal(['d3'])
  })

  it('right to left, the arrows are mirrored', async () => {
    const page = new ListingPage(entries, { dir: 'rtl' })
    await page.focus('d1')
    await page.press('ArrowLeft')
    await page.focusOn('d2')
  })

  it('Shift extends the selection, Ctrl moves without selecting, Space toggles, Esc clears', async () => {
    const page = new ListingPage(entries)
    await page.focus('f1')
    await page.press('Shift+ArrowRight', 'Shift+ArrowRight')
    await until(() => page.selected.length === 3)
    expect(page.selected).to.deep.equal(['f1', 'f2', 'f3'])
    await page.press('Shift+ArrowLeft')
    await until(() => page.selected.length === 2)
    await page.press('Control+ArrowRight', 'Control+ArrowRight')
    await page.focusOn('f4')
    expect(page.selected).to.deep.equal(['f1', 'f2'])
    await page.press(' ')
    await until(() => page.selected.length === 3)
    expect(page.selected).to.deep.equal(['f1', 'f2', 'f4'])
    await page.press('Escape')
    await until(() => page.selected.length === 0)
    expect(page.focusedId).to.equal('f4')
  })

  it('Ctrl+A selects up to the limit, and reports the limit', async () => {
    const page = new ListingPage(entries, { max: 3 })
    await page.focus('f1')
    await page.press('Control+a')
    await until(() => page.selected.length === 3)
    expect(page.selected).to.deep.equal(['d0', 'd1', 'd2'])
    expect(page.limits).to.deep.equal([3])
  })

  it('W-EXP-4 in edit mode arrows do not change the selection, and Space toggles an entry', async () => {
    const page = new ListingPage(entries, { checking: true, view: 'list' })
    page.selection.set(['f7'])
    await page.focus('f0')
    await page.press('ArrowDown')
    await page.focusOn('f1')
    await page.press(' ', 'ArrowLeft')
    await until(() => page.selected.length === 2)
    expect(page.selected).to.deep.equal(['f7', 'f1'])
    expect(page.focusedId).to.equal('f1')
    expect(page.item('f1').getAttribute('aria-selected')).to.equal('true')
  })

  it('Enter opens, F2 renames, Delete deletes, Ctrl+X cuts, Ctrl+V pastes: the selection, or the focused entry', async () => {
    const page = new ListingPage(entries)
    await page.focus('f1')
    await page.press('Enter', 'F2', 'Delete', 'Control+x', 'Control+v')
    await until(() => page.calls.length === 5)
    expect(page.calls).to.deep.equal(['open f1', 'rename f1', 'delete f1', 'cut f1', 'paste'])
    await page.press('Shift+ArrowRight', 'Delete', 'Control+x')
    await until(() => page.calls.length === 7)
    expect(page.calls.slice(5)).to.deep.equal(['delete f1,f2', 'cut f1,f2'])
  })

  it('Shift+F10 selects the entry and opens its menu', async () => {
    const page = new ListingPage(entries)
    await page.focus('f2')
    await page.press('Shift+F10')
    await until(() => page.calls.length === 1)
    expect(page.calls).to.deep.equal(['menu f2'])
    expect(page.selected).to.deep.equal(['f2'])
  })

  it('the menu key does the same', async () => {
    const page = new ListingPage(entries)
    await page.focus('f2')
    await page.press('ContextMenu')
    await until(() => page.calls.length === 1)
    expect(page.calls).to.deep.equal(['menu f2'])
  })

  it('typing moves to the name that begins with the typed text', async () => {
    const page = new ListingPage(entries)
    await page.focus('f0')
    await page.press('2', '0', '2', '3')
    await page.focusOn('d3')
    expect(page.selected).to.deep.equal([])
  })

  it('typing after an arrow key starts a new search text, however soon', async () => {
    const page = new ListingPage(entries)
    await page.focus('f0')
    await page.press('2', '0', '2', '3')
    await page.focusOn('d3')
    await page.press('End', '2')
    await page.focusOn('d0')
  })

  it('other keys reach the page, and so does Esc if nothing is selected', async () => {
    const page = new ListingPage(entries, { unselectable: true })
    const seen: string[] = []
    page.view.host.addEventListener('keydown', ({ key, defaultPrevented }) =>
      seen.push(`${key}${defaultPrevented ? '!' : ''}`),
    )
    await page.focus('f0')
    await page.press('Control+k', 'Escape', 'Control+a', 'ArrowRight')
    await page.focusOn('f1')
    expect(seen.filter((key) => key !== 'Control')).to.deep.equal(['k', 'Escape', 'a'])
    expect(page.selected).to.deep.equal([])
  })

  it('buttons in a row keep their keys, and Tab reaches those of the focused row', async () => {
    const page = new ListingPage(entries, { view: 'list' })
    await page.focus('f0')
    await page.press('Tab')
    expect(page.focused?.getAttribute('aria-label')).to.equal('重命名「西湖日落-0.jpg」')
    await page.press('Enter')
    await until(() => page.calls.length === 1)
    expect(page.calls).to.deep.equal(['rename f0'])
    await page.press('Tab', ' ')
    await until(() => page.calls.length === 2)
    expect(page.calls[1]).to.equal('delete f0')
    expect(page.selected).to.deep.equal([])
  })

  it('focus stays in the listing while another folder loads', async () => {
    const page = new ListingPage(entries)
    await page.focus('d1')
    page.set({ entries: [], status: 'loading' })
    await until(() => page.focused === page.root, 'focus waits')
    page.set({ entries: sampleEntries(0, 3), status: 'ready' })
    await page.focusOn('f0')
    page.set({ entries: [], status: 'ready' })
    await until(() => page.focused === page.root, 'nothing to focus')
    // Focus elsewhere is not moved.
    page.find('button').focus()
    page.set({ entries: sampleEntries(1, 1) })
    await page.shown('d0')
    expect(page.focused).to.equal(page.find('button'))
  })

  it('reveals an entry that is far away', async () => {
    const page = new ListingPage(sampleEntries(2, 5000))
    await page.shown('d0')
    expect(page.handle.current?.reveal('f4000')).to.equal(true)
    await page.focusOn('f4000')
    const { top, bottom } = page.item('f4000').getBoundingClientRect()
    const box = page.list.getBoundingClientRect()
    expect(top).to.be.at.least(box.top)
    expect(bottom).to.be.at.most(box.bottom)
    expect(page.handle.current?.reveal('none')).to.equal(false)
  })
})

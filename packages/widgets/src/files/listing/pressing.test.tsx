import { holdLongTimers, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { ListingPage } from '../testing/ListingPage'
import { sampleEntries } from '../testing/sampleEntries'

const entries = sampleEntries(5, 30)

/** A listing whose entries can be dragged. */
async function draggable() {
  const page = new ListingPage(entries)
  await page.shown('f1')
  await until(() => page.item('f1').draggable, 'can be dragged')
  return page
}

describe('FileListing: mouse and touch', () => {
  it('a click selects one, Ctrl adds, Shift selects the range, a double click opens, a click on the background clears', async () => {
    const page = new ListingPage(entries)
    await page.click('f0')
    await until(() => page.selected.length === 1)
    expect(page.focusedId).to.equal('f0')
    await page.click('f2', { key: 'Control' })
    expect(page.selected).to.deep.equal(['f0', 'f2'])
    await page.click('f4', { key: 'Shift' })
    expect(page.selected).to.deep.equal(['f2', 'f3', 'f4'])
    page.list.click()
    expect(page.selected).to.deep.equal([])
    expect(page.calls).to.deep.equal([])
    const item = page.item('d1')
    for (const detail of [1, 2])
      item.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail }))
    expect(page.calls).to.deep.equal(['open d1'])
    expect(page.selected).to.deep.equal(['d1'])
  })

  it('W-EXP-4 a check box toggles only its entry; in edit mode every click does', async () => {
    const page = new ListingPage(entries)
    await page.click('f0')
    await page.click('f1', { inside: '.eb-files__box' })
    expect(page.selected).to.deep.equal(['f0', 'f1'])
    page.set({ checking: true })
    await until(() => page.find('.eb-files--checking'))
    await page.click('f2')
    expect(page.selected).to.deep.equal(['f0', 'f1', 'f2'])
    await page.click('f0')
    expect(page.selected).to.deep.equal(['f1', 'f2'])
    await page.click('f4', { key: 'Shift' })
    await until(() => page.selected.includes('f4'))
    page.list.click()
    expect(page.selected).not.to.deep.equal([])
  })

  it('entries that cannot be selected say why and are left out, also of ranges', async () => {
    const page = new ListingPage(entries, {
      blocked: ({ id }) => (id === 'f1' ? '超过 3 MB' : undefined),
    })
    await page.click('f1')
    expect(page.selected).to.deep.equal([])
    expect(page.item('f1').getAttribute('aria-disabled')).to.equal('true')
    expect(page.item('f1').textContent).to.contain('超过 3 MB')
    await page.click('f0')
    await page.click('f2', { key: 'Shift' })
    expect(page.selected).to.deep.equal(['f0', 'f2'])
  })

  it('the right button opens the menu of the selection, of an entry that it selects, or of the background', async () => {
    const page = new ListingPage(entries)
    page.selection.set(['f0', 'f1'])
    await page.click('f1', { button: 'right' })
    expect(page.selected).to.deep.equal(['f0', 'f1'])
    await page.click('f3', { button: 'right' })
    expect(page.selected).to.deep.equal(['f3'])
    const event = new MouseEvent('contextmenu', { bubbles: true, composed: true, cancelable: true })
    page.list.dispatchEvent(event)
    expect(event.defaultPrevented).to.equal(true)
    expect(page.selected).to.deep.equal([])
    expect(page.calls).to.deep.equal(['menu f1', 'menu f3', 'menu ground'])
  })

  it('a tap opens, or toggles in edit mode; a long press opens the menu', async () => {
    const page = new ListingPage(entries)
    await page.shown('f0')
    page.tap('d0')
    expect(page.calls).to.deep.equal(['open d0'])
    const timers = holdLongTimers()
    try {
      page.touch('f0', 'pointerdown')
      page.touch('f0', 'pointermove', 40)
      expect(timers.waiting()).to.deep.equal([])
      page.touch('f0', 'pointerup')
      page.touch('f0', 'pointerdown')
      page.touch('f0', 'pointermove', 3)
      timers.end(500)
      page.touch('f0', 'pointerup')
      page.touch('f0', 'click')
    } finally {
      timers.restore()
    }
    expect(page.calls).to.deep.equal(['open d0', 'menu f0'])
    expect(page.selected).to.deep.equal(['f0'])
  })

  it('a tap right after the long press that opened the menu toggles a check box', async () => {
    const page = new ListingPage(entries)
    await page.shown('f0')
    const timers = holdLongTimers()
    try {
      page.touch('f0', 'pointerdown')
      timers.end(500)
      page.touch('f0', 'pointerup')
    } finally {
      timers.restore()
    }
    page.touch('f1', 'pointerdown')
    page.touch('f1', 'pointerup')
    page.touch('f1', 'click', 0, '.eb-files__box')
    expect(page.calls).to.deep.equal(['menu f0'])
    expect(page.selected).to.deep.equal(['f0', 'f1'])
  })

  it('in edit mode a tap toggles', async () => {
    const page = new ListingPage(entries, { checking: true })
    await page.shown('f0')
    page.tap('f0')
    page.tap('d1')
    expect(page.selected).to.deep.equal(['f0', 'd1'])
    expect(page.calls).to.deep.equal([])
  })

  it('if nothing can be selected, a click opens, and there are no check boxes', async () => {
    const page = new ListingPage(entries, { unselectable: true })
    await page.click('f0')
    expect(page.calls).to.deep.equal(['open f0'])
    expect(page.selected).to.deep.equal([])
    expect(page.find('.eb-files__box')).to.equal(null)
  })

  it('entries can be dragged to a folder, which shows that it accepts them, but never into themselves', async () => {
    const page = await draggable()
    page.selection.set(['f1', 'd0'])
    const data = new DataTransfer()
    page.drag('dragstart', page.item('f1'), data)
    expect(page.drag('dragover', page.item('d0'), data).defaultPrevented).to.equal(false)
    expect(page.drag('dragover', page.item('f3'), data).defaultPrevented).to.equal(false)
    expect(page.drag('dragover', page.item('d1'), data).defaultPrevented).to.equal(true)
    await until(() => page.item('d1').matches('.eb-files__item--target'), 'visible target')
    expect(page.find('.eb-files__held').textContent).to.equal('松开，移动到「2025 秋季」')
    page.drag('drop', page.item('d1'), data)
    expect(page.calls).to.deep.equal(['move f1,d0 to d1'])
    await until(() => !page.find('.eb-files__held'), 'target gone')
    page.drag('drop', page.item('d0'), data)
    expect(page.calls.length).to.equal(1)
  })

  it('a dragged entry becomes the selection, unless it already belongs to it', async () => {
    const page = await draggable()
    page.selection.set(['f5'])
    const data = new DataTransfer()
    page.drag('dragstart', page.item('f1'), data)
    expect(page.selected).to.deep.equal(['f1'])
    page.drag('drop', page.item('d2'), data)
    expect(page.calls).to.deep.equal(['move f1 to d2'])
  })

  it('files from the desktop are dropped on the folder under them or on the listing, with a visible target', async () => {
    const page = await draggable()
    const data = new DataTransfer()
    data.items.add(new File(['x'], '大厅.jpg'))
    page.drag('dragover', page.item('f1'), data)
    await until(() => page.find('.eb-files__over'), 'the listing is the target')
    expect(page.find('.eb-files__held').textContent).to.equal('松开，上传到这里')
    page.drag('dragover', page.item('d1'), data)
    await until(() => page.item('d1').matches('.eb-files__item--target'), 'the folder is the target')
    expect(page.find('.eb-files__held').textContent).to.equal('松开，上传到「2025 秋季」')
    expect(page.drag('drop', page.item('d1'), data).defaultPrevented).to.equal(true)
    page.drag('drop', page.item('f1'), data)
    expect(page.calls).to.deep.equal(['drop 大厅.jpg on d1', 'drop 大厅.jpg on undefined'])
    page.set({ onDropFiles: undefined })
    await until(() => !page.find('.eb-files__held'))
    // The browser's default is still prevented; it would leave the page.
    expect(page.drag('drop', page.item('f1'), data).defaultPrevented).to.equal(true)
    expect(page.calls.length).to.equal(2)
  })
})

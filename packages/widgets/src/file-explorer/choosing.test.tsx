import { createHttp } from '@ebkit/core/http'
import { seenRequests, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { withGateway } from '../files/testing/FilesPage'
import { addFiles, ExplorerPage, newFolder, service } from './testing/ExplorerPage'

const ready = (page: ExplorerPage) => until(() => page.handle.current, 'handle')

/** Waits for a dialog with files. */
async function opened(page: ExplorerPage, ...names: string[]) {
  await until(() => page.dialog, 'dialog')
  await page.listed(...names)
}

const { pushState } = history

/** Counts entries that are added to the history from now on, until the test ends. */
function countPushedStates() {
  const pushed = { count: 0 }
  history.pushState = (...args) => {
    pushed.count++
    pushState.apply(history, args)
  }
  return pushed
}

describe('eb-file-explorer: choosing', function () {
  this.timeout(40_000)
  withGateway()
  const before = location.href
  afterEach(() => {
    history.pushState = pushState
    history.replaceState(null, '', before)
  })

  it('pick opens a separate dialog, returns the confirmed files, and changes nothing else', async () => {
    const folder = await newFolder()
    await addFiles(folder.id, { 'a.pdf': 10, 'b.pdf': 20, 'c.txt': 1 })
    const page = new ExplorerPage({ folderId: folder.id })
    await page.listed('a.pdf')
    const { pick } = await ready(page)
    const picked = pick({ accept: '.pdf', max: 1, heading: '选合同' })
    await opened(page, 'a.pdf', 'b.pdf')
    expect(page.names).to.not.include('c.txt')
    expect(page.dialog?.querySelector('h2')?.textContent).to.equal('选合同')
    page.item('b.pdf').click()
    await until(() => page.dialog?.textContent?.includes('已选 1 个'), 'chosen')
    page.item('a.pdf').click()
    await page.says('最多选1个')
    page.button('确定').click()
    const files = await picked
    expect(files?.map(({ name }) => name)).to.deep.equal(['b.pdf'])
    expect(files?.[0]).to.deep.contain({ isFolder: false, size: 20 })
    await until(() => page.events.at(-1) === 'after-hide', 'gone')
    expect(page.events).to.deep.equal(['show', 'hide', 'after-hide'])
  })

  it('pick keeps the selection of other folders, also after ranges', async () => {
    const folder = await newFolder()
    const inner = await newFolder('里', folder.id)
    await addFiles(folder.id, { 'a.pdf': 10, 'z.pdf': 11 })
    await addFiles(inner.id, { 'b.pdf': 20, 'c.pdf': 30, 'd.pdf': 40 })
    const page = new ExplorerPage({ modal: true })
    const picked = (await ready(page)).pick({ folderId: folder.id })
    await opened(page, 'a.pdf', 'z.pdf')
    // Only the tree knows the parent.
    await until(() => page.folder(folder.name), 'tree')
    page.item('a.pdf').click()
    page.item('z.pdf').click()
    page.pressTwice('里')
    await page.listed('b.pdf', 'd.pdf')
    page.item('d.pdf').click()
    page
      .item('c.pdf')
      .dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 1, shiftKey: true }))
    await until(() => page.dialog?.textContent?.includes('已选 4 个'), 'four')
    page.find('[data-key]', page.files).focus()
    await page.press('Backspace')
    await page.listed('a.pdf')
    expect(page.item('a.pdf').getAttribute('aria-selected')).to.equal('true')
    page.item('z.pdf').click()
    await until(() => page.dialog?.textContent?.includes('已选 3 个'), 'three')
    page.button('确定').click()
    const names = (await picked)?.map(({ name }) => name)
    expect(names?.sort()).to.deep.equal(['a.pdf', 'c.pdf', 'd.pdf'])
  })

  it('in pick one click opens a folder; a second click that hits another entry chooses nothing', async () => {
    const folder = await newFolder()
    const inner = await newFolder('里', folder.id)
    await addFiles(inner.id, { 'b.pdf': 20 })
    const page = new ExplorerPage({ modal: true })
    const picked = (await ready(page)).pick({ folderId: folder.id, single: true })
    await opened(page, '里')
    const box = page.item('里').querySelector('.eb-files__box') as Element
    expect(getComputedStyle(box).visibility).to.equal('hidden')
    const press = (name: string, detail: number) =>
      page.item(name).dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail }))
    press('里', 1)
    await page.listed('b.pdf')
    press('b.pdf', 2)
    expect(page.dialog?.textContent).to.not.include('已选')
    press('b.pdf', 1)
    await until(() => page.dialog?.textContent?.includes('已选 1 个'), 'chosen')
    page.button('确定').click()
    expect((await picked)?.map(({ name }) => name)).to.deep.equal(['b.pdf'])
  })

  it('pick of one file: a double click chooses it', async () => {
    const folder = await newFolder()
    await addFiles(folder.id, { 'a.pdf': 10 })
    const page = new ExplorerPage({ modal: true })
    const picked = (await ready(page)).pick({ folderId: folder.id, single: true })
    await opened(page, 'a.pdf')
    page.pressTwice('a.pdf')
    expect((await picked)?.map(({ name }) => name)).to.deep.equal(['a.pdf'])
  })

  it('pick resolves to undefined if it is cancelled, another pick follows, or the explorer is removed', async () => {
    const folder = await newFolder()
    await addFiles(folder.id, { 'a.pdf': 10 })
    const page = new ExplorerPage({ modal: true, folderId: folder.id })
    const { pick } = await ready(page)
    const first = pick()
    const second = pick()
    expect(await first).to.equal(undefined)
    await opened(page, 'a.pdf')
    page.button('取消').click()
    expect(await second).to.equal(undefined)
    const third = pick()
    await until(() => page.dialog, 'dialog')
    page.unmount()
    expect(await third).to.equal(undefined)
  })

  it('show opens the explorer as a dialog, hide closes it; it stays closed if a handler prevents it', async () => {
    const folder = await newFolder()
    await addFiles(folder.id, { 'a.pdf': 10 })
    let isRefused = true
    const page = new ExplorerPage({ modal: true, folderId: folder.id, onBeforeShow: () => !isRefused })
    ;(await ready(page)).show()
    expect(page.dialog).to.equal(undefined)
    isRefused = false
    page.handle.current?.show()
    await opened(page, 'a.pdf')
    const { width, height } = page.find('.eb-dialog__panel').getBoundingClientRect()
    expect([width <= 1080, height <= 784]).to.deep.equal([true, true])
    page.handle.current?.hide()
    await until(() => page.events.join() === 'show,hide,after-hide', 'gone')
    page.set({ open: true })
    await opened(page, 'a.pdf')
    page.button('关闭').click()
    await until(() => !page.dialog, 'closed')
  })

  it('selection reflects the selected entries, and a page can set it without an event', async () => {
    const folder = await newFolder()
    await addFiles(folder.id, { 'a.pdf': 10, 'b.pdf': 20 })
    const page = new ExplorerPage({ folderId: folder.id })
    await page.listed('a.pdf')
    page.item('a.pdf').click()
    await until(() => page.events.join() === 'select a.pdf', 'reported')
    const id = (await service().list(folder.id)).list.find(
      ({ displayName }) => displayName === 'b.pdf',
    )?.ossDisplayId
    page.set({ selection: [{ id: id as string }] })
    await until(() => page.item('b.pdf').getAttribute('aria-selected') === 'true', 'chosen')
    expect(page.item('a.pdf').getAttribute('aria-selected')).to.equal('false')
    expect(page.events).to.deep.equal(['select a.pdf'])
  })

  it('folder-id opens a folder without an event; opening by the user is reported', async () => {
    const folder = await newFolder()
    const inner = await newFolder('里', folder.id)
    const page = new ExplorerPage({ folderId: inner.id })
    await until(() => page.path === '里', 'inner')
    page.set({ folderId: folder.id })
    await page.listed('里')
    expect(page.events).to.deep.equal([])
    page.pressTwice('里')
    await until(() => page.events.some((event) => event.startsWith('folder')), 'reported')
    expect(page.events.filter((event) => event.startsWith('folder'))).to.deep.equal(['folder 里'])
  })

  it('route keeps the open folder in the address, and follows it; without it the address does not change', async () => {
    const folder = await newFolder()
    const inner = await newFolder('里', folder.id)
    const plain = new ExplorerPage({ folderId: folder.id })
    await plain.listed('里')
    plain.pressTwice('里')
    await until(() => plain.path === '里', 'inner')
    expect(location.href).to.equal(before)
    plain.unmount()

    history.replaceState(null, '', `#tab=2&folder=${folder.id}`)
    const page = new ExplorerPage({ route: '#folder' })
    await page.listed('里')
    // Only the tree knows the name of a linked folder.
    await until(() => page.folder(folder.name), 'tree')
    page.pressTwice('里')
    await until(() => location.hash === `#tab=2&folder=${inner.id}`, 'written')
    // In a long session the length of the history is unreliable: Firefox keeps fifty entries.
    const pushed = countPushedStates()
    history.back()
    await page.listed('里')
    // Back is a user action: it is reported, and the page stores the open folder.
    expect(page.events.filter((event) => event.startsWith('folder'))).to.deep.equal([
      'folder 里',
      `folder ${folder.name}`,
    ])
    expect(page.props.folderId).to.equal(folder.id)
    expect(location.hash).to.equal(`#tab=2&folder=${folder.id}`)
    expect(pushed.count).to.equal(0)
  })

  it('an address of a folder that does not exist is replaced by that of the root, and Back passes over it', async () => {
    history.pushState(null, '', '#tab=1')
    history.pushState(null, '', '#folder=gone')
    const pushed = countPushedStates()
    const page = new ExplorerPage({ route: '#folder' })
    await until(() => page.props.folderId, 'the root, reported')
    expect([location.hash, pushed.count]).to.deep.equal([`#folder=${page.props.folderId}`, 0])
    const { path } = page
    history.back()
    await until(() => location.hash === '#tab=1', 'the page before')
    expect(page.path).to.equal(path)
  })

  it('Back to an address without a folder opens the first one; a late folder-id from the page opens nothing', async () => {
    const folder = await newFolder()
    const inner = await newFolder('里', folder.id)
    const reported: string[] = []
    const page = new ExplorerPage({
      folderId: folder.id,
      route: '#folder',
      onFolderChange: ({ folderId }) => reported.push(folderId),
    })
    await page.listed('里')
    page.pressTwice('里')
    await until(() => page.path === '里', 'inner')
    history.back()
    await page.listed('里')
    expect(location.href).to.equal(before)
    expect(reported).to.deep.equal([inner.id, folder.id])
    // The first report arrives after the user has left that folder.
    page.set({ folderId: inner.id })
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    expect(page.path).to.equal(folder.name)
    page.set({ folderId: folder.id })
    await page.listed('里')
    expect(reported).to.deep.equal([inner.id, folder.id])
  })

  it('a folder that the page sets while the explorer is removed opens, not the one that was open', async () => {
    const folder = await newFolder()
    await newFolder('里', folder.id)
    const other = await newFolder()
    const page = new ExplorerPage({ folderId: folder.id })
    await page.listed('里')
    page.pressTwice('里')
    await until(() => page.path === '里', 'inner')
    page.view.render(<p />)
    page.set({ folderId: other.id })
    await until(() => page.path === other.name, 'the folder of the page')
    expect(page.errors).to.deep.equal([])
  })

  it('for another hotel its root opens without an error, whatever was open', async () => {
    const folder = await newFolder()
    const page = new ExplorerPage()
    await page.listed(folder.name)
    page.pressTwice(folder.name)
    await until(() => page.props.folderId === folder.id && page.path === folder.name, 'open')
    page.http = createHttp({ session: page.session, hotelId: () => '100102', pause: 1 })
    page.set({})
    await until(() => page.path === '全部文件', 'root')
    await until(() => !page.find('[aria-busy=true]'), 'loaded')
    expect(page.errors).to.deep.equal([])
    expect(page.button('重试')).to.equal(undefined)
    const asked = (await seenRequests()).filter(({ path }) => path.includes(`ossDisplayId=${folder.id}`))
    expect(asked.filter(({ path }) => path.includes('hotelId=100102'))).to.deep.equal([])
  })

  it('the open folder is restored when the explorer is added again', async () => {
    const folder = await newFolder()
    await newFolder('里', folder.id)
    const page = new ExplorerPage({ folderId: folder.id })
    await page.listed('里')
    page.pressTwice('里')
    await until(() => page.path === '里', 'inner')
    page.view.render(<p />)
    page.set({ folderId: undefined })
    await until(() => page.path === '里', 'inner again')
  })
})

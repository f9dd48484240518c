import {
  atMounting,
  holdLongTimers,
  injectFault,
  resetFaults,
  seenRequests,
  sql,
  until,
} from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { withGateway } from '../files/testing/FilesPage'
import { addFiles, ExplorerPage, newFolder, service } from './testing/ExplorerPage'

const megabyte = 1024 * 1024

describe('eb-file-explorer: browsing', function () {
  this.timeout(30_000)
  withGateway()

  it('W-EXP-2 W-EXP-10 W-EXP-11 shows both trees, with the hotel’s root open', async () => {
    const folder = await newFolder()
    const page = new ExplorerPage()
    await page.listed(folder.name)
    await until(() => page.folder(folder.name), 'tree')
    expect(page.folders).to.include.members(['全部文件', '我的文件', folder.name])
    await until(() => page.path === '全部文件', 'path')
    expect(page.folder('全部文件').getAttribute('aria-selected')).to.equal('true')
    expect(page.events).to.deep.equal([])
  })

  it('a pick during the mount of the explorer stays open until files are chosen', async () => {
    const folder = await newFolder()
    await addFiles(folder.id, { 'a.pdf': 10 })
    const page = new ExplorerPage({ modal: true })
    const picked = atMounting(page.handle, ({ pick }) => pick({ folderId: folder.id }))
    await page.listed('a.pdf')
    page.item('a.pdf').click()
    page.button('确定').click()
    expect((await picked)?.map(({ name }) => name)).to.deep.equal(['a.pdf'])
  })

  it('W-AUTH-4 W-EXP-11 a private explorer starts in the user’s own files', async () => {
    const [root] = await service().treeOfUser()
    const own = await newFolder(undefined, root?.ossDisplayId)
    const page = new ExplorerPage({ private: true })
    await page.listed(own.name)
    await until(() => page.path === '我的文件', 'path')
    expect(page.find('[role=searchbox]').getAttribute('placeholder')).to.equal('在「我的文件」里搜')
  })

  it('W-EXP-1 has a tree, a path, search, the toolbar, and the bar with edit mode', async () => {
    const folder = await newFolder()
    await addFiles(folder.id, { 'a.txt': 10 })
    const page = new ExplorerPage({ folderId: folder.id })
    await page.listed('a.txt')
    expect(page.find('[role=tree]').getAttribute('aria-label')).to.equal('文件夹')
    expect(page.find('nav[aria-label="所在位置"]')).to.not.equal(null)
    expect(page.find('[role=searchbox]').getAttribute('aria-label')).to.equal('搜索文件')
    for (const name of ['上传', '新建文件夹', '刷新', '最近修改', '批量操作'])
      expect(page.button(name, page.tools), name).to.not.equal(undefined)
    expect(page.find('[part=actions]')).to.equal(null)
    page.button('批量操作').click()
    await until(() => page.find('[part=actions]'), 'bar')
    expect(page.find('[part=actions] input').getAttribute('aria-label')).to.equal('全选')
    for (const name of ['移动到', '删除']) expect(page.button(name, page.find('[part=actions]'))).to.be.ok
  })

  it('W-EXP-3 W-EXP-4 tiles, and a list with its columns; check boxes in edit mode only', async () => {
    const folder = await newFolder()
    await addFiles(folder.id, { 'a.txt': 2048 })
    const page = new ExplorerPage({ folderId: folder.id })
    await page.listed('a.txt')
    expect(page.find('[role=listbox]')).to.not.equal(null)
    page.set({ view: 'list' })
    await until(() => page.find('[role=grid]'), 'list')
    const heads = () => page.all('[role=columnheader]').map(({ textContent }) => textContent)
    expect(heads()).to.deep.equal(['类型', '名称', '大小', '修改时间', '操作'])
    expect(page.item('a.txt').textContent).to.contain('2.00 KB')
    expect(page.button('重命名「a.txt」')).to.be.ok
    expect(page.button('删除「a.txt」')).to.be.ok
    page.button('批量操作').click()
    await until(() => heads()[0] === '选择', 'boxes')
  })

  it('W-EXP-12 W-EXP-13 W-EXP-5 a search covers everything below the root of the tree; opening a folder ends it', async () => {
    const folder = await newFolder()
    const inner = await newFolder('内层', folder.id)
    const term = `找${Date.now() % 100_000}`
    await addFiles(inner.id, { [`${term}.txt`]: 10 })
    await addFiles(folder.id, { '别的.txt': 10 })
    const page = new ExplorerPage({ folderId: folder.id, view: 'list' })
    await page.listed('别的.txt')
    page.find('[role=searchbox]').focus()
    await page.type(term)
    await page.listed(`${term}.txt`)
    expect(
      page
        .all('[role=columnheader]')
        .map(({ textContent }) => textContent)
        .slice(0, 3),
    ).to.deep.equal(['类型', '名称', '位置'])
    expect(page.item(`${term}.txt`).textContent).to.contain(`${folder.name} / 内层`)
    expect(page.all('[aria-selected=true][role=treeitem]')).to.have.length(0)
    await page.says(`「${term}」的搜索结果：1 个`)
    page.folder(folder.name).click()
    await page.listed('别的.txt')
    await until(() => page.find<HTMLInputElement>('[role=searchbox]').value === '', 'cleared')
    expect(page.all('[aria-selected=true][role=treeitem]')).to.have.length(1)
  })

  it('W-EXP-12 Enter searches immediately; a folder clears that search too', async () => {
    const folder = await newFolder()
    await addFiles(folder.id, { 'a.txt': 10 })
    const page = new ExplorerPage({ folderId: folder.id })
    await page.listed('a.txt')
    const field = page.find<HTMLInputElement>('[role=searchbox]')
    const timers = holdLongTimers(300)
    try {
      field.focus()
      await page.type('没有这个')
      await page.press('Enter')
      await page.says('「没有这个」的搜索结果：0 个')
    } finally {
      timers.restore()
    }
    await until(() => page.folder(folder.name), 'tree')
    page.folder(folder.name).click()
    await page.listed('a.txt')
    await until(() => field.value === '', 'cleared')
  })

  it('W-EXP-13 a trailing space stays while the user types on', async () => {
    const folder = await newFolder()
    const page = new ExplorerPage({ folderId: folder.id })
    await until(() => page.view.root.textContent?.includes('暂无数据'), 'empty')
    const field = await until(() => page.find<HTMLInputElement>('[role=searchbox]'))
    field.focus()
    await page.type('没有 ')
    await page.says('「没有」的搜索结果：0 个')
    await page.type('这个')
    await page.says('「没有 这个」的搜索结果：0 个')
    expect(field.value).to.equal('没有 这个')
  })

  it('W-EXP-12 a folder chosen right after typing opens, and no search follows', async () => {
    const folder = await newFolder()
    const other = await newFolder()
    await addFiles(other.id, { 'a.txt': 10 })
    const page = new ExplorerPage({ folderId: folder.id })
    await until(() => page.view.root.textContent?.includes('暂无数据'), 'empty')
    await until(() => page.folder(other.name), 'tree')
    const field = page.find<HTMLInputElement>('[role=searchbox]')
    field.focus()
    const timers = holdLongTimers(300)
    try {
      await page.type('b')
      await until(() => timers.waiting().includes(300), 'about to search')
      page.folder(other.name).click()
      await page.listed('a.txt')
      await until(() => field.value === '', 'cleared')
      expect(timers.waiting()).to.not.include(300)
    } finally {
      timers.restore()
    }
  })

  it('W-EXP-7 W-EXP-8 shows 加载中... while it loads, and 暂无数据 for an empty folder', async () => {
    const folder = await newFolder()
    const hits = await injectFault({
      match: '/file-service/directory_files',
      fault: 'delay',
      milliseconds: 600,
    })
    const page = new ExplorerPage({ folderId: folder.id })
    await until(() => page.view.root.textContent?.includes('加载中...'), 'loading')
    await until(() => page.view.root.textContent?.includes('暂无数据'), 'empty')
    expect(await hits()).to.be.greaterThan(0)
  })

  it('W-EXP-9 加载更多 loads the next page, until all are loaded', async () => {
    const folder = await newFolder()
    await addFiles(folder.id, { 'a.txt': 1, 'b.txt': 1, 'c.txt': 1 })
    const page = new ExplorerPage({ folderId: folder.id, pageSize: 2 })
    await page.listed('c.txt', 'b.txt')
    // Pages near the end load automatically if there is space; the button does the same.
    page.button('加载更多')?.click()
    await page.listed('a.txt')
    await until(() => !page.button('加载更多'), 'no more')
  })

  it('W-EXP-38 files over the maximum size are hidden; a line says so and can show them', async () => {
    const folder = await newFolder()
    await addFiles(folder.id, { 'big.zip': 10 * megabyte + 1, 'fits.zip': 10 * megabyte })
    const page = new ExplorerPage({ folderId: folder.id })
    await page.listed('fits.zip')
    expect(page.names).to.deep.equal(['fits.zip'])
    await page.says('1 个超过 10 MB 的文件没有显示')
    page.button('显示').click()
    await page.listed('big.zip')
    page.button('隐藏').click()
    await page.gone('big.zip')
  })

  it('W-EXP-20 W-EXP-21 sorts by the menu', async () => {
    const folder = await newFolder()
    await addFiles(folder.id, { 'b.txt': 30, 'c.txt': 10, 'a.txt': 20 })
    const page = new ExplorerPage({ folderId: folder.id })
    await page.listed('a.txt')
    expect(page.names).to.deep.equal(['a.txt', 'c.txt', 'b.txt'])
    const sort = async (now: string, next: string) => {
      page.button(now).click()
      const find = () => page.all('[role=menuitemradio]').find(({ textContent }) => textContent === next)
      ;(await until(find, 'menu')).click()
    }
    const by = (order: string) => until(() => page.names.join('').replaceAll('.txt', '') === order, order)
    await sort('最近修改', '名称 Z → A')
    await by('cba')
    await sort('名称 Z → A', '从大到小')
    await by('bac')
  })

  it('W-EXP-60 shows the used storage with two decimals', async () => {
    const folder = await newFolder()
    await addFiles(folder.id, { 'a.txt': 1_300_000 })
    const page = new ExplorerPage({ folderId: folder.id })
    const storage = await until(() => page.find('[part=storage]'), 'storage')
    expect(storage.textContent).to.match(/^已用 \d+\.\d\d (Bytes|KB|MB|GB)/)
  })

  it('W-EXP-59 W-EXP-2 the tree is indented by 18 px a level', async () => {
    const folder = await newFolder()
    const inner = await newFolder('里面', folder.id)
    const page = new ExplorerPage({ folderId: inner.id })
    await until(() => page.folder('里面'), 'tree')
    const starts = ['全部文件', folder.name, '里面'].map((name) =>
      Number.parseFloat(getComputedStyle(page.folder(name)).paddingInlineStart),
    )
    expect(starts.map((start) => start - (starts[0] as number))).to.deep.equal([0, 18, 36])
    expect(page.folder('里面').getAttribute('aria-level')).to.equal('3')
  })

  it('a folder that cannot be loaded shows an error in place of its files, and can be retried', async () => {
    const folder = await newFolder()
    await addFiles(folder.id, { 'a.txt': 1 })
    const hits = await injectFault({ match: '/file-service/directory_files', fault: 'status', status: 500 })
    const page = new ExplorerPage({ folderId: folder.id })
    await until(() => page.button('重试'), 'retry', 20_000)
    expect(await hits()).to.be.greaterThan(0)
    expect(page.view.root.textContent).to.not.contain('暂无数据')
    expect(page.errors.length).to.equal(1)
    await resetFaults()
    page.button('重试').click()
    await page.listed('a.txt')
  })

  it('a tree that cannot be loaded shows an error; the other one works', async () => {
    const hits = await injectFault({ match: '/file-service/tree_of_user', fault: 'status', status: 500 })
    const page = new ExplorerPage()
    await until(() => page.view.root.textContent?.includes('「我的文件」没有加载出来'), 'fault', 20_000)
    expect(await hits()).to.be.greaterThan(0)
    await until(() => page.folder('全部文件'), 'tree')
    await resetFaults()
    page.button('重试', page.find('[part=tree]')).click()
    await until(() => page.folder('我的文件'), 'both')
  })

  it('W-EXP-48 every call carries hotel and brand; after removal there are no more calls', async () => {
    const page = new ExplorerPage()
    await until(() => page.folder('全部文件'), 'tree')
    const asked = (await seenRequests()).filter(({ path }) => path.includes('/file-service/'))
    expect(asked.length).to.be.greaterThan(1)
    for (const { path } of asked)
      expect(path).to.match(/hotelId=100101.*brandId=1001|brandId=1001.*hotelId=100101/)
    page.unmount()
    expect(page.errors).to.deep.equal([])
  })

  it('a folder deleted by another user is reported, and nothing else changes', async () => {
    const folder = await newFolder()
    const page = new ExplorerPage()
    await page.listed(folder.name)
    await sql('delete from file_entry where entry_id = $1', [folder.id])
    page.folder(folder.name)?.click()
    await until(() => page.button('重试') || page.said.includes('没有打开'), 'said')
    await until(() => !page.folder(folder.name), 'gone from the tree')
  })
})

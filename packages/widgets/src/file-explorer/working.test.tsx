import { holdLongTimers, injectFault, resetFaults, seenRequests, sql, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { withGateway } from '../files/testing/FilesPage'
import { addFiles, ExplorerPage, newFolder, service } from './testing/ExplorerPage'

const namesIn = async (folder: string) =>
  (await service().list(folder)).list.map(({ displayName }) => displayName).sort()

/** An explorer in a folder with some entries. */
async function explorer(files: readonly string[], folders: readonly string[] = [], props = {}) {
  const folder = await newFolder()
  for (const name of folders) await newFolder(name, folder.id)
  await addFiles(folder.id, Object.fromEntries(files.map((name) => [name, 10])))
  const page = new ExplorerPage({ folderId: folder.id, ...props })
  await page.listed(...files, ...folders)
  return { page, folder }
}

async function check(page: ExplorerPage, ...names: string[]) {
  if (!page.find('[part=actions]')) page.button('批量操作').click()
  await until(() => page.find('[part=actions]'), 'bar')
  for (const name of names) page.item(name).click()
  await until(() => page.selection.length === names.length, 'checked').catch((error) => {
    throw new Error(`${error.message}: ${page.events.join('; ')}; ${page.said}`)
  })
}
const bar = (page: ExplorerPage, name: string) => page.button(name, page.find('[part=actions]'))

describe('eb-file-explorer: actions', function () {
  this.timeout(40_000)
  withGateway()

  it('W-EXP-29 W-EXP-30 W-EXP-42 creates a folder; an invalid name shows an error and cannot be saved', async () => {
    const { page, folder } = await explorer(['a.txt'])
    page.button('新建文件夹').click()
    await page.asks('新建文件夹')
    const input = page.find<HTMLInputElement>('input')
    await until(() => page.button('保存').matches(':disabled,[aria-disabled=true]'), 'empty')
    input.focus()
    await page.type('秋季/')
    await until(() => page.dialog?.textContent?.includes('最多20个字符，文件夹名称只能包含'), 'rule')
    expect(page.button('保存').matches(':disabled,[aria-disabled=true]')).to.equal(true)
    await page.press('Backspace')
    await page.type(' ')
    await page.press('Enter')
    await page.listed('秋季')
    await page.says('文件夹创建成功')
    expect(await namesIn(folder.id)).to.deep.equal(['a.txt', '秋季'])
    await until(() => !page.dialog, 'closed')
  })

  it('W-EXP-6 W-EXP-43 renames a file and a folder, each with its own texts', async () => {
    const { page, folder } = await explorer(['a.txt'], ['旧'])
    page.item('a.txt').click()
    page.item('a.txt').focus()
    await page.press('F2')
    await page.asks('重命名文件')
    await until(() => page.find<HTMLInputElement>('input')?.value === 'a', 'stem')
    page.find('input').focus()
    page.find<HTMLInputElement>('input').select()
    await page.type('b')
    await page.press('Enter')
    await page.says('文件名称修改成功')
    await page.listed('b.txt')
    page.item('旧').click()
    page.item('旧').focus()
    await page.press('F2')
    await page.asks('重命名文件夹')
    page.find('input').focus()
    page.find<HTMLInputElement>('input').select()
    await page.type('新')
    await page.press('Enter')
    await page.says('文件夹名称修改成功')
    await page.listed('新')
    expect(await namesIn(folder.id)).to.deep.equal(['b.txt', '新'])
  })

  it('W-EXP-44 W-EXP-6 moves to a folder of the tree; the message can undo it', async () => {
    const { page, folder } = await explorer(['a.txt', 'b.txt'], ['去处'])
    await check(page, 'a.txt')
    bar(page, '移动到').click()
    await page.asks('移动 1 个到')
    await until(() => page.folder('去处'), 'tree')
    expect(getComputedStyle(page.find('[role=tree]')).maxHeight).to.equal('500px')
    page.folder('去处').click()
    await until(() => page.button('移动到「去处」'), 'target')
    page.button('移动到「去处」').click()
    await page.says('文件已转移')
    await page.gone('a.txt')
    expect(await namesIn(folder.id)).to.deep.equal(['b.txt', '去处'])
    page.button('撤销').click()
    await page.listed('a.txt')
    await page.says('已移回原处')
  })

  it('W-EXP-6 the move dialog shows the current folder even if the trees load after it opened', async () => {
    const folder = await newFolder()
    await newFolder('去处', folder.id)
    await addFiles(folder.id, { 'a.txt': 10 })
    const hits = await injectFault({ match: '/file-service/tree', fault: 'hold' })
    const page = new ExplorerPage({ folderId: folder.id })
    await page.listed('a.txt')
    await check(page, 'a.txt')
    bar(page, '移动到').click()
    await page.asks('移动 1 个到')
    expect(page.folder('去处')).to.equal(undefined)
    expect(await hits()).to.be.greaterThan(0)
    await resetFaults()
    await until(() => page.folder('去处'), 'where they are', 10_000)
    page.folder('去处').click()
    await until(() => page.button('移动到「去处」'), 'target')
    page.button('移动到「去处」').click()
    await page.gone('a.txt')
  })

  it('W-EXP-45 W-EXP-46 deletes after a confirmation that contains the name', async () => {
    const { page, folder } = await explorer(['a.txt', 'b.txt'], ['空'])
    await check(page, 'a.txt')
    bar(page, '删除').click()
    await page.asks('确定删除文件「a.txt」？')
    page.button('删除').click()
    await page.says('文件已删除')
    await page.gone('a.txt')
    await until(() => !page.dialog, 'closed')
    await check(page, 'b.txt', '空')
    bar(page, '删除').click()
    await page.asks('确定删除选中的 2 个文件/文件夹？')
    page.button('删除').click()
    await page.says('文件/文件夹已删除')
    expect(await namesIn(folder.id)).to.deep.equal([])
  })

  it('W-EXP-15 W-EXP-16 W-EXP-47 a folder with contents asks for a second confirmation, locked for a second, without a message', async () => {
    const { page, folder } = await explorer([], ['满'])
    const inner = (await service().list(folder.id)).list[0]?.ossDisplayId as string
    await addFiles(inner, { 'x.txt': 1 })
    page.item('满').click()
    page.item('满').focus()
    await page.press('Delete')
    await page.asks('确定删除文件夹「满」？')
    const timers = holdLongTimers(1000)
    page.button('删除').click()
    await page.asks('是否一并删除文件夹中的所有内容？')
    expect(page.view.root.querySelector('[part=message]')).to.equal(null)
    const button = () => page.all<HTMLButtonElement>('[part=ok]', page.scope)[0] as HTMLButtonElement
    expect(button().matches(':disabled')).to.equal(true)
    await until(() => timers.waiting().includes(1000), 'its time runs')
    timers.end(1000)
    await until(() => !button().matches(':disabled'), 'unlocked')
    timers.restore()
    expect(button().textContent).to.equal('仍要删除')
    button().click()
    await page.says('文件夹已删除')
    await page.gone('满')
    expect(await namesIn(folder.id)).to.deep.equal([])
  })

  it('W-EXP-35 without a selection a reminder says so, with a button to acknowledge it', async () => {
    const { page } = await explorer(['a.txt'])
    page.button('批量操作').click()
    await until(() => page.find('[part=actions]'), 'bar')
    for (const verb of ['移动到', '删除']) {
      bar(page, verb).click()
      await page.asks('没有选择文件')
      page.button('知道了').click()
      await until(() => !page.dialog, 'closed')
    }
  })

  it('W-EXP-36 W-EXP-6 a reminder refuses a move into the same folder', async () => {
    const { page, folder } = await explorer(['a.txt'])
    await check(page, 'a.txt')
    bar(page, '移动到').click()
    await page.asks('移动 1 个到')
    await until(() => page.folder(folder.name), 'tree', 10_000)
    page.folder(folder.name).click()
    await until(() => page.button(`移动到「${folder.name}」`), 'target')
    page.button(`移动到「${folder.name}」`).click()
    await page.asks('不能移动到当前目录')
    page.button('知道了').click()
    await until(() => !page.dialog, 'closed')
    expect(page.selection.map(({ name }) => name)).to.deep.equal(['a.txt'])
  })

  it('W-EXP-37 six folders are not deleted, and nothing is sent', async () => {
    const folders = ['一', '二', '三', '四', '五', '六']
    const { page, folder } = await explorer([], folders)
    await check(page, ...folders)
    bar(page, '删除').click()
    await page.asks('最多支持同时删除5个文件夹，请重新选择')
    expect((await seenRequests()).filter(({ path }) => path.includes('/delete'))).to.deep.equal([])
    expect(await namesIn(folder.id)).to.have.length(6)
  })

  it('W-EXP-33 without an open folder a reminder asks for one', async () => {
    const { page } = await explorer(['a.txt'])
    page.find('[role=searchbox]').focus()
    await page.type('没有这个')
    await page.says('「没有这个」的搜索结果：0 个')
    page.button('新建文件夹').click()
    await page.asks('请先选择目录结构')
  })

  it('W-EXP-14 W-EXP-34 closing the bar clears the selection; entries beyond the limit cannot be selected', async () => {
    const { page } = await explorer(['a.txt', 'b.txt', 'c.txt'], [], { max: 2 })
    await check(page, 'a.txt', 'b.txt')
    page.item('c.txt').click()
    await page.says('最多选2个')
    expect(page.selection).to.have.length(2)
    bar(page, '取消选择').click()
    await until(() => page.selection.length === 0 && !page.find('[part=actions]'), 'cleared')
  })

  it('W-EXP-40 an error is shown in a bar for three seconds, and can be opened again', async () => {
    const { page } = await explorer(['a.txt'])
    const hits = await injectFault({ match: '/file-service/move', fault: 'status', status: 500 })
    await check(page, 'a.txt')
    bar(page, '移动到').click()
    await page.asks('移动 1 个到')
    await until(() => page.folder('全部文件'), 'tree', 10_000)
    page.folder('全部文件').click()
    await until(() => page.button('移动到「全部文件」'), 'target')
    const timers = holdLongTimers(3000)
    page.button('移动到「全部文件」').click()
    await page.says('没有移动：')
    expect(await hits()).to.be.greaterThan(0)
    await until(() => timers.waiting().includes(3000), 'its time runs')
    timers.end(3000)
    await until(() => !page.said.includes('没有移动：'), 'gone')
    expect(page.button('再看一次刚才的消息')).to.be.ok
    expect(page.errors).to.have.length(1)
    expect(page.item('a.txt').getAttribute('aria-selected')).to.equal('true')
  })

  it('an existing name in the target folder: the user is asked, and keeps both', async () => {
    const { page, folder } = await explorer(['a.txt', 'b.txt'], ['去处'])
    const target = (await service().list(folder.id)).list.find(({ isFolder }) => isFolder)
      ?.ossDisplayId as string
    await addFiles(target, { 'a.txt': 20 })
    await check(page, 'a.txt', 'b.txt')
    bar(page, '移动到').click()
    await page.asks('移动 2 个到')
    await until(() => page.folder('去处'), 'tree', 10_000)
    page.folder('去处').click()
    await until(() => page.button('移动到「去处」'), 'target')
    page.button('移动到「去处」').click()
    await page.asks('「去处」里已有「a.txt」')
    const keep = await until(() =>
      page.all('button', page.scope).find((one) => one.textContent?.startsWith('保留两者')),
    )
    keep.click()
    await page.gone('b.txt')
    await until(async () => (await namesIn(target)).length === 3, 'three there')
  })

  it('F-EX-4 entries that could not be deleted are named with the reason, and stay selected', async () => {
    const { page } = await explorer(['a.txt', 'b.txt', 'c.txt'])
    await check(page, 'a.txt', 'b.txt')
    await sql(`delete from file_entry where display_name = 'b.txt' and entry_id = $1`, [
      page.selection.find(({ name }) => name === 'b.txt')?.id,
    ])
    bar(page, '删除').click()
    await page.asks('确定删除选中的 2 个文件？')
    page.button('删除').click()
    await page.gone('a.txt')
    await until(
      () =>
        page.view.root.textContent?.includes('b.txt') &&
        page.view.root.textContent.includes('已经被别人删除'),
      'named',
    )
    await page.listed('c.txt')
  })

  it('dropping a file on a folder of the tree moves it', async () => {
    const { page, folder } = await explorer(['a.txt'], ['去处'])
    await until(() => page.folder(folder.name), 'tree', 10_000)
    page.folder(folder.name).focus()
    await page.press('ArrowRight')
    await until(() => page.folder('去处'), 'expanded')
    const dataTransfer = new DataTransfer()
    const send = (type: string, target: Element) =>
      target.dispatchEvent(
        new DragEvent(type, { bubbles: true, composed: true, cancelable: true, dataTransfer }),
      )
    send('dragstart', page.item('a.txt'))
    expect(dataTransfer.types.length).to.be.greaterThan(0)
    expect(send('dragover', page.folder('去处')), 'taken').to.equal(false)
    await until(() => page.folder('去处').className.includes('target'), 'visible target')
    send('drop', page.folder('去处'))
    send('dragend', page.item('a.txt'))
    await page.says('文件已转移')
    await page.gone('a.txt')
  })

  it('the menu of an entry has its actions; that of the background has those of the folder', async () => {
    const { page } = await explorer(['a.txt'])
    const menuOn = async (target: Element) => {
      target.dispatchEvent(
        new MouseEvent('contextmenu', {
          bubbles: true,
          composed: true,
          cancelable: true,
          button: 2,
          clientX: 300,
          clientY: 300,
        }),
      )
      await until(() => page.find('[role=menu]'), 'menu')
      return page.all('[role=menuitem]').map(({ textContent }) => textContent)
    }
    expect(await menuOn(page.item('a.txt'))).to.deep.equal([
      '打开Enter',
      '下载',
      '重命名F2',
      '移动到',
      '剪切Ctrl+X',
      '删除Delete',
    ])
    await page.press('Escape')
    await until(() => !page.find('[role=menu]'), 'closed')
    expect(await menuOn(page.find('.eb-files__list'))).to.include.members(['新建文件夹', '上传文件', '刷新'])
  })
})

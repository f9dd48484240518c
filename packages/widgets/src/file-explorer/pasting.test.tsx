import { injectFault, pasteEvent, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { withGateway } from '../files/testing/FilesPage'
import { addFiles, ExplorerPage, newFolder, service } from './testing/ExplorerPage'

const fileOf = (name: string) => new File(['text'], name, { type: 'text/plain' })
const namesIn = async (id: string) =>
  (await service().list(id)).list.map(({ displayName }) => displayName).sort()

function paste(...files: File[]): ClipboardEvent {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  const event = pasteEvent(data)
  document.dispatchEvent(event)
  return event
}

function drop(page: ExplorerPage, ...files: File[]): void {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  for (const type of ['dragenter', 'dragover', 'drop'])
    page
      .find('.eb-files')
      .dispatchEvent(new DragEvent(type, { bubbles: true, composed: true, cancelable: true, dataTransfer }))
}

describe('eb-file-explorer: dropping and pasting', function () {
  this.timeout(40_000)
  withGateway()

  it('files pasted while it has focus are uploaded at once, and undone by keyboard', async () => {
    const folder = await newFolder()
    await addFiles(folder.id, { 'a.txt': 1 })
    const page = new ExplorerPage({ folderId: folder.id })
    await page.listed('a.txt')
    expect(paste(fileOf('early.txt')).defaultPrevented, 'without focus').to.equal(false)
    page.item('a.txt').focus()
    expect(paste().defaultPrevented, 'a text').to.equal(false)
    expect(paste(fileOf('b.txt'), new File(['x'], 'image.png')).defaultPrevented).to.equal(true)
    await page.says('开始上传 2 个文件')
    await page.listed('b.txt')
    expect(page.dialog).to.equal(undefined)
    await until(() => page.names.some((name) => /^粘贴-\d{8}-\d{6}\.png$/.test(name ?? '')), 'picture')
    const undo = page.button('撤销')
    undo.focus()
    await page.press('Enter')
    await page.says('已撤销，删除了刚上传的 2 个文件')
    expect(await namesIn(folder.id)).to.deep.equal(['a.txt'])
    expect(page.names).to.deep.equal(['a.txt'])
    await expect(page.view.host).to.be.accessible()
  })

  it('Ctrl+V pastes entries that were cut here', async () => {
    const folder = await newFolder()
    await addFiles(folder.id, { 'a.txt': 1 })
    const page = new ExplorerPage({ folderId: folder.id })
    await page.listed('a.txt')
    page.item('a.txt').focus()
    const press = (key: string) => {
      const event = new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true })
      page.item('a.txt').dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(press('v'), 'the browser pastes').to.equal(false)
    expect(press('x')).to.equal(true)
    await until(() => page.find('.eb-files__item--cut'), 'cut')
    expect(press('v')).to.equal(true)
    expect(paste(fileOf('b.txt')).defaultPrevented).to.equal(false)
    expect(await namesIn(folder.id)).to.deep.equal(['a.txt'])
  })

  it('a drop is undone while it runs', async () => {
    const folder = await newFolder()
    const page = new ExplorerPage({ folderId: folder.id })
    await until(() => page.view.root.textContent?.includes('暂无数据'), 'empty')
    const hits = await injectFault({ match: '/eb-store/', fault: 'stallUpload', times: 1 })
    drop(page, fileOf('a.txt'), fileOf('b.txt'))
    await page.says('开始上传 2 个文件')
    await until(hits, 'on its way')
    page.button('撤销').click()
    await page.says('已撤销，取消了 2 个上传')
    expect(await namesIn(folder.id)).to.deep.equal([])
    expect(page.find('[part=uploads]')).to.equal(null)
  })

  it('in English, and a failed file keeps its row and its reason', async () => {
    const folder = await newFolder()
    const page = new ExplorerPage({ folderId: folder.id }, 'en')
    await until(() => page.find('.eb-files'), 'files')
    drop(page, fileOf('a.txt'))
    await page.listed('a.txt')
    await injectFault({ match: '/file-service/delete', fault: 'status', status: 500 })
    page.button('Undo').click()
    await page.says('Undone: 0. Not undone: a.txt (')
    expect(await namesIn(folder.id)).to.deep.equal(['a.txt'])
    expect(page.find('[part=uploads]')?.textContent).to.contain('a.txt')
  })
})

import { pressTogether, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { withGateway } from '../files/testing/FilesPage'
import { addFiles, ExplorerPage, newFolder, service } from './testing/ExplorerPage'

const namesIn = async (folder: string) =>
  (await service().list(folder)).list.map(({ displayName }) => displayName).sort()
/** The focused element, also within shadow roots. */
function active(): HTMLElement {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element as HTMLElement
}

/** Presses Tab until an element has focus; fails after a number of attempts. */
async function tabTo(isThere: () => boolean, what: string, key = 'Tab') {
  for (let count = 0; count < 30 && !isThere(); count++) await sendKeys({ press: key })
  if (!isThere()) throw new Error(`Tab does not reach ${what}, but ${active().outerHTML.slice(0, 200)}`)
}

const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)

describe('eb-file-explorer: keyboard, touch and accessibility', function () {
  this.timeout(60_000)
  withGateway()
  afterEach(() => setViewport({ width: 1000, height: 800 }))

  it('by keyboard alone: into a folder, new folder, rename, cut and paste, select all, delete', async () => {
    await setViewport({ width: 1280, height: 800 })
    const folder = await newFolder()
    await newFolder('甲夹', folder.id)
    await addFiles(folder.id, { 'a.txt': 1, 'b.txt': 1 })
    const page = new ExplorerPage({ folderId: folder.id })
    await page.listed('a.txt', '甲夹')
    await until(() => page.folder(folder.name), 'tree')
    // From the tree on, Tab goes through the tools to the files.
    await tabTo(() => active().matches('[role=treeitem]'), 'the tree')
    await tabTo(() => active().textContent === '新建文件夹', 'new folder')
    await page.press('Enter')
    await page.asks('新建文件夹')
    await until(() => active().matches('dialog input'), 'focus in the dialog')
    await page.type('乙夹')
    await page.press('Enter')
    await page.listed('乙夹')
    await until(() => !page.dialog && active().textContent === '新建文件夹', 'focus is back')

    await tabTo(() => !!active().dataset.key, 'the files')
    await page.press('End')
    await until(() => active() === page.item(page.names.at(-1) as string), 'last')
    const last = page.names.at(-1) as string
    await page.press('F2')
    await page.asks('重命名文件')
    await until(() => active().matches('dialog input'), 'focus in the dialog')
    page.find<HTMLInputElement>('input').select()
    await page.type('改名')
    await page.press('Enter')
    await page.listed('改名.txt')
    expect(page.item(last)).to.equal(undefined)
    await until(() => !page.dialog && !!active().dataset.key, 'focus in the files')

    // The focused entry is cut, and pasted into the folder.
    await until(() => page.item('改名.txt').tabIndex === 0, 'lead')
    page.item('改名.txt').focus()
    await until(() => page.item('改名.txt').getAttribute('aria-selected') === 'true', 'chosen')
    await pressTogether('Control', 'x')
    await until(() => page.item('改名.txt').className.includes('cut'), 'cut')
    await page.press('Home')
    await page.press('Enter')
    await until(() => page.names.length === 0, 'inside')
    await until(() => page.find('.eb-files').matches(':focus-within'), 'focus inside')
    await pressTogether('Control', 'v')
    await page.listed('改名.txt')
    await page.press('Backspace')
    await page.listed('乙夹', '甲夹')

    await until(() => !!active().dataset.key, 'focus in the files')
    await pressTogether('Control', 'a')
    await page.says('已选 3 个')
    await page.press('Delete')
    await page.asks('确定删除选中的 3 个')
    await until(() => active().textContent === '取消', 'cancel has focus')
    await tabTo(() => active().textContent === '删除', 'delete')
    await page.press('Enter')
    await page.asks('是否一并删除文件夹中的所有内容？')
    await until(() => page.button('仍要删除') && !page.button('仍要删除').matches(':disabled'), 'unlocked')
    await tabTo(() => active().textContent === '仍要删除', 'delete anyway')
    await page.press('Enter')
    await page.says('文件/文件夹已删除')
    expect(await namesIn(folder.id)).to.deep.equal([])
  })

  it('in the tree: arrows move, → opens a branch, Enter opens the folder', async () => {
    const folder = await newFolder()
    await newFolder('里层', folder.id)
    const page = new ExplorerPage({ folderId: folder.id })
    await page.listed('里层')
    await until(() => page.folder(folder.name), 'tree')
    page.folder(folder.name).focus()
    await page.press('ArrowRight')
    await until(() => page.folder('里层'), 'expanded')
    await page.press('ArrowDown')
    await until(() => active() === page.folder('里层'), 'focus')
    await page.press('Enter')
    await until(() => page.path === '里层', 'open')
    expect(active() === page.folder('里层')).to.equal(true)
  })

  it('by touch on a phone: folders from the side, a tap opens, a long press starts edit mode', async () => {
    await setViewport({ width: 390, height: 844 })
    const folder = await newFolder()
    await newFolder('里层', folder.id)
    await addFiles(folder.id, { 'a.txt': 1 })
    const page = new ExplorerPage({ folderId: folder.id })
    await page.listed('a.txt', '里层')
    const touch = (type: string, target: Element) =>
      target.dispatchEvent(
        new PointerEvent(type, {
          ...{ bubbles: true, composed: true, cancelable: true, isPrimary: true },
          ...{ pointerId: 1, pointerType: 'touch', clientX: 100, clientY: 300 },
        }),
      )
    /** Waits until the trees have loaded, because folders then have their names. */
    const press = async (find: () => HTMLElement | undefined, what: string) => {
      const target = await until(find, what)
      touch('pointerdown', target)
      touch('pointerup', target)
      target.click()
    }
    expect(document.documentElement.scrollWidth).to.be.at.most(390)
    await press(() => page.button(`文件夹：${folder.name}`), 'folders')
    await until(() => active().matches('[role=treeitem]'), 'focus in the tree')
    await press(() => page.folder('全部文件'), 'root')
    await until(() => page.path === '全部文件', 'root')
    expect(page.find('.eb-manager--folders')).to.equal(null)
    await press(() => page.button('文件夹：全部文件'), 'folders of the root')
    await until(() => active().matches('[role=treeitem]'), 'focus in the tree')
    await page.press('Escape')
    await until(() => active().matches('.eb-manager__where'), 'focus is back')
    page.set({ folderId: folder.id })
    await page.listed('里层')
    await press(() => page.item('里层'), 'inner')
    await until(() => page.path === '里层', 'opened')
    page.set({ folderId: folder.id })
    await page.listed('a.txt')
    touch('pointerdown', page.item('a.txt'))
    const bar = await until(() => page.find('[part=actions]'), 'bar')
    expect(page.selection.map(({ name }) => name)).to.deep.equal(['a.txt'])
    expect(page.find('[role=menu]')).to.equal(null)
    expect(page.find('.eb-files--checking')).to.not.equal(null)
    for (const verb of ['重命名', '移动到', '下载', '删除']) {
      const box = await until(() => page.button(verb, bar), verb)
      expect(box.offsetWidth, verb).to.be.above(23)
    }
  })

  it('on a phone the selection bar shows all its buttons, in one line if there is space', async () => {
    const folder = await newFolder()
    await addFiles(folder.id, { 'a.txt': 1 })
    for (const [width, locale] of [
      [390, 'zh'],
      [390, 'en'],
      [320, 'en'],
    ] as const) {
      await setViewport({ width, height: 844 })
      const page = new ExplorerPage({ folderId: folder.id }, locale)
      await page.listed('a.txt')
      page.item('a.txt').querySelector<HTMLElement>('.eb-files__box')?.click()
      const bar = await until(() => page.find('[part=actions]'), 'bar')
      await until(() => getComputedStyle(bar).display === 'flex', 'its look')
      const { left, right, top, bottom, height } = bar.getBoundingClientRect()
      for (const button of page.all('button', bar)) {
        const box = button.getBoundingClientRect()
        if (box.width === 0) continue // 打开, which a press does there
        const place = `${button.textContent} at ${width} in ${locale}`
        expect(box.left, place).to.be.at.least(left)
        expect(box.right, place).to.be.at.most(right)
        expect(box.top, place).to.be.at.least(top)
        expect(box.bottom, place).to.be.at.most(bottom)
      }
      if (width === 390) expect(height).to.equal(48)
      const end = page.all('button', bar).at(-1) as HTMLElement
      expect(right - end.getBoundingClientRect().right, 'at the end').to.be.at.most(16)
      page.unmount()
    }
  })

  it('the bar shows the actions of one selected file, and the layout does not move when the bar appears', async () => {
    await setViewport({ width: 1440, height: 900 })
    const folder = await newFolder()
    await addFiles(folder.id, { 'a.txt': 1, 'b.txt': 1 })
    const page = new ExplorerPage({ folderId: folder.id })
    await page.listed('a.txt', 'b.txt')
    await until(() => page.find('.eb-selection-bar')?.offsetHeight === 40, 'room of the bar')
    const topOf = (name: string) => page.item(name).getBoundingClientRect().top
    const before = topOf('b.txt')
    page.item('a.txt').click()
    const bar = await until(() => page.find('[part=actions]'), 'bar')
    expect(topOf('b.txt')).to.equal(before)
    const words = page.all('button', bar).map(({ textContent }) => textContent)
    expect(words).to.deep.equal(['打开', '重命名', '移动到', '下载', '删除', '取消选择'])
    expect(page.find('.eb-files--checking')).to.equal(null)
    await expect(page.view.host).to.be.accessible()
    page.button('重命名', bar).click()
    await until(() => page.dialog, 'name')
    await page.press('Escape')
    await until(() => !page.dialog, 'closed')
    page.button('取消选择', bar).click()
    await until(() => !page.find('[part=actions]'), 'gone')
    expect(topOf('b.txt')).to.equal(before)
    expect(page.selection).to.deep.equal([])
  })

  it('W-EXP-25 W-EXP-24 uploads in a dialog; files are reported, and uploads continue when it is closed', async () => {
    const folder = await newFolder()
    const page = new ExplorerPage({ folderId: folder.id })
    await until(() => page.view.root.textContent?.includes('暂无数据'), 'empty')
    // The tools load beside the files.
    ;(await until(() => page.button('上传'), 'tools')).click()
    await page.asks(`上传到「${folder.name}」`)
    const list = new DataTransfer()
    list.items.add(new File([png], '图.png', { type: 'image/png' }))
    list.items.add(new File([], '空.txt', { type: 'text/plain' }))
    const input = page.find<HTMLInputElement>('input[type=file]')
    const words: Array<string | undefined> = []
    const watch = new MutationObserver(() => words.push(page.find('[part=ok]')?.textContent ?? ''))
    watch.observe(page.dialog as HTMLElement, { childList: true, subtree: true, characterData: true })
    input.files = list.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => page.events.includes('upload 图.png'), 'uploaded', 20_000)
    watch.disconnect()
    expect(words).to.include('上传中')
    await until(() => page.find('[part=ok]').textContent === '完成', 'done').catch((error) => {
      throw new Error(`${error.message}: ${page.dialog?.textContent}`)
    })
    expect(page.dialog?.textContent).to.contain('空.txt')
    page.button('完成').click()
    await page.listed('图.png')
    expect(await namesIn(folder.id)).to.deep.equal(['图.png'])
    // A refused file stays in the dock until it is dismissed.
    await until(() => !page.dialog && page.view.root.textContent?.includes('空.txt'), 'dock')
  })

  it('files dropped on the listing are uploaded', async () => {
    const folder = await newFolder()
    const page = new ExplorerPage({ folderId: folder.id })
    await until(() => page.view.root.textContent?.includes('暂无数据'), 'empty')
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['text'], '说明.txt', { type: 'text/plain' }))
    const send = (type: string) =>
      page
        .find('.eb-files')
        .dispatchEvent(new DragEvent(type, { bubbles: true, composed: true, cancelable: true, dataTransfer }))
    send('dragenter')
    send('dragover')
    await until(() => page.view.root.textContent?.includes('松开，上传到这里'), 'visible target')
    send('drop')
    await page.listed('说明.txt')
    expect(page.events).to.include('upload 说明.txt')
  })

  it('a file opens in the preview, unless the page prevents it', async () => {
    const folder = await newFolder()
    await addFiles(folder.id, { 'a.txt': 1, 'b.txt': 1 })
    let isRefused = true
    const page = new ExplorerPage({ folderId: folder.id, onBeforeOpen: () => !isRefused })
    await page.listed('a.txt')
    page.pressTwice('a.txt')
    expect(page.events).to.not.include('open a.txt')
    isRefused = false
    page.pressTwice('a.txt')
    expect(page.events).to.include('open a.txt')
    await page.asks('a.txt')
    page.button('上一个').click()
    await page.asks('b.txt')
    await page.press('Escape')
    await until(() => !page.dialog, 'closed')
    await setViewport({ width: 1280, height: 800 })
    page.button('预览').click()
    await until(() => page.find('[aria-label=预览].eb-preview')?.textContent?.includes('b.txt'), 'pane')
  })

  it('axe finds nothing: tiles, list, edit mode, menu, dialogs, narrow, English', async () => {
    const folder = await newFolder()
    await newFolder('里层', folder.id)
    await addFiles(folder.id, { 'a.txt': 1, 'big.zip': 11_000_000 })
    await setViewport({ width: 1280, height: 800 })
    const page = new ExplorerPage({ folderId: folder.id })
    await page.listed('a.txt')
    const accessible = async () => {
      const all = page.view.root.firstElementChild as Element
      // Half faded in, nothing has contrast.
      await Promise.all(all.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => {})))
      await expect(all).to.be.accessible()
    }
    await accessible()
    page.button('批量操作').click()
    await until(() => page.find('[part=actions]'), 'bar')
    page.item('a.txt').click()
    await accessible()
    page.set({ view: 'list' })
    await until(() => page.find('[role=grid]'), 'list')
    await accessible()
    page.button('移动到', page.find('[part=actions]')).click()
    await page.asks('移动 1 个到')
    await accessible()
    page.button('取消').click()
    await until(() => !page.dialog, 'closed')
    page.button('上传').click()
    await page.asks('上传到')
    await accessible()
    page.button('取消').click()
    await until(() => !page.dialog, 'closed')
    await setViewport({ width: 390, height: 844 })
    await accessible()
    page.unmount()
    const english = new ExplorerPage({ folderId: folder.id }, 'en')
    await english.listed('a.txt')
    expect(english.view.root.textContent).to.contain('All files')
    expect(english.view.root.textContent).to.match(/Not shown: 1 over 10 MB/)
    await expect(english.view.root.firstElementChild as Element).to.be.accessible()
  })
})

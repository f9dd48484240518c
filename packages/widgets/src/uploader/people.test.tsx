import { pasteEvent, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { fileOf, UploaderPage, withGateway } from './testing/UploaderPage'

const three = () =>
  ['a', 'b', 'c'].map((name) => ({ path: `x/${name}.txt`, url: `https://cdn.example/${name}.txt` }))

/** A folder as browsers provide it: its content in portions. */
function folderOf(name: string, ...portions: object[][]) {
  const createReader = () => {
    const left = [...portions, []]
    return { readEntries: (give: (entries: object[]) => void) => give(left.shift() ?? []) }
  }
  return { name, isFile: false, isDirectory: true, createReader }
}
const entryOf = (file: File) => ({
  name: file.name,
  isFile: true,
  isDirectory: false,
  file: (give: (file: File) => void) => give(file),
})

/** Drops entries, which scripts cannot create. */
function dropEntries(page: UploaderPage, ...entries: object[]) {
  const event = new DragEvent('drop', { bubbles: true, composed: true, cancelable: true })
  const items = entries.map((entry) => ({ kind: 'file', webkitGetAsEntry: () => entry }))
  Object.defineProperty(event, 'dataTransfer', {
    value: { types: ['Files'], items, files: [], dropEffect: '' },
  })
  page.root.dispatchEvent(event)
  return event
}

const paste = (...files: File[]) => {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  const event = pasteEvent(data)
  document.body.dispatchEvent(event)
  return event
}

describe('eb-uploader: drag and drop, clipboard and keyboard', function () {
  this.timeout(30_000)
  withGateway()

  it('files can be dropped onto it; the target is highlighted while they are dragged over it', async () => {
    const page = new UploaderPage({ mode: 'managed', manual: true })
    await until(() => page.add)
    expect(page.hold(fileOf('a.txt')).defaultPrevented).to.equal(true)
    await until(() => page.find('.eb-uploader__over')?.textContent === '松开，放到这里', 'target')
    expect(page.drop(fileOf('a.txt')).defaultPrevented).to.equal(true)
    await page.listed('a.txt')
    expect(page.find('.eb-uploader__over')).to.equal(null)
    const text = new DataTransfer()
    text.setData('text/plain', 'x')
    const drag = new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer: text })
    page.add.dispatchEvent(drag)
    expect(drag.defaultPrevented).to.equal(false)
  })

  it('disabled or readonly it accepts nothing, and the browser does not open dropped files', async () => {
    const page = new UploaderPage({ disabled: true, files: three() })
    await until(() => page.add)
    expect(page.drop(fileOf('d.txt')).defaultPrevented).to.equal(true)
    expect(page.part('remove')).to.equal(null)
    page.set({ disabled: false, readonly: true })
    await until(() => !page.add, 'readonly')
    expect(page.drop(fileOf('d.txt')).defaultPrevented).to.equal(true)
    expect(page.find<HTMLAnchorElement>('a')?.href).to.equal('https://cdn.example/a.txt')
    expect(page.names.length).to.equal(3)
  })

  it('F-UP-14 a dropped folder is read completely, except hidden system files', async () => {
    const page = new UploaderPage({ mode: 'managed', manual: true })
    await until(() => page.add)
    const inner = folderOf('里', [entryOf(fileOf('c.txt', 3))])
    const files = [entryOf(fileOf('a.txt', 1)), entryOf(fileOf('.DS_Store', 9))]
    dropEntries(page, folderOf('外', files, [entryOf(fileOf('b.txt', 2)), inner]))
    await page.listed('c.txt')
    expect(page.names).to.deep.equal(['a.txt', 'b.txt', 'c.txt'])
    dropEntries(page, folderOf('空'))
    await until(() => page.notices[0] === '里面没有可以上传的文件', 'said')
  })

  it('an image can be pasted while it has focus, and gets a name', async () => {
    const page = new UploaderPage({ manual: true })
    await until(() => page.handle.current)
    const picture = new File([fileOf('x', 9)], 'image.png', { type: 'image/png' })
    expect(paste(picture).defaultPrevented).to.equal(false)
    page.handle.current?.focus()
    expect(paste(picture).defaultPrevented).to.equal(true)
    await until(() => page.names.length === 1, 'pasted')
    expect(page.names[0]).to.match(/^粘贴-\d{8}-\d{6}\.png$/)
    page.add.blur()
    expect(paste(fileOf('b.txt')).defaultPrevented).to.equal(false)
  })

  it('everything can be reached by keyboard: choosing, removing, undoing', async () => {
    const page = new UploaderPage({ files: three() })
    await page.listed('c.txt')
    let opened = 0
    page.input.addEventListener('click', (event) => {
      event.preventDefault()
      opened++
    })
    page.handle.current?.focus()
    await sendKeys({ press: 'Enter' })
    expect(opened).to.equal(1)
    const focused = () => (page.view.root as ShadowRoot).activeElement
    await sendKeys({ press: 'Tab' })
    expect((focused() as HTMLAnchorElement).href).to.equal('https://cdn.example/a.txt')
    await sendKeys({ press: 'Tab' })
    expect(focused()?.getAttribute('aria-label')).to.equal('移除「a.txt」')
    await sendKeys({ press: ' ' })
    await until(() => page.files.length === 2, 'removed')
    await until(() => focused()?.getAttribute('aria-label') === '移除「b.txt」', 'focus on the next')
    for (const _ of ['link', 'button', 'undo']) await sendKeys({ press: 'Tab' })
    expect(focused()?.textContent).to.equal('撤销')
    await sendKeys({ press: 'Enter' })
    await until(() => page.files.length === 3, 'back')
    expect(page.names[0]).to.equal('a.txt')
  })

  for (const view of ['rows', 'tiles'] as const)
    it(`uploaded files are put in order by the keyboard, as ${view}`, async () => {
      const page = new UploaderPage({ files: three(), sortable: true, view })
      await page.listed('c.txt')
      const grip = () => page.find('[aria-label="移动「a.txt」"]') as HTMLElement
      ;(await until(grip, 'grip')).focus()
      await sendKeys({ press: ' ' })
      await until(() => page.said.includes('「a.txt」：方向键移动'), 'lifted')
      await sendKeys({ press: view === 'tiles' ? 'ArrowRight' : 'ArrowDown' })
      await until(() => page.said.includes('「a.txt」，第 2 个，共 3 个'), 'moved')
      await sendKeys({ press: 'End' })
      await sendKeys({ press: ' ' })
      await until(() => page.names.join() === 'b.txt,c.txt,a.txt', 'order')
      expect(page.files.map(({ path }) => path)).to.deep.equal(['x/b.txt', 'x/c.txt', 'x/a.txt'])
    })

  it('F-CO-3 an address that is a script, another host or contains a user name is not a link', async () => {
    for (const url of ['javascript:alert(1)', '//evil.example/a.png', 'https://a@evil.example/a.png']) {
      const page = new UploaderPage({ files: [{ path: 'a.png', url }] })
      await page.listed('a.png')
      expect(page.find('a'), url).to.equal(null)
      expect(page.find('img'), url).to.equal(null)
      page.view.unmount()
    }
  })

  it('a file of the page’s own host is a link, and its thumbnail is shown', async () => {
    const page = new UploaderPage({ files: [{ path: 'a.svg', url: '/pictures/a.svg' }] })
    await page.listed('a.svg')
    expect(page.find<HTMLImageElement>('img')?.src.split('?')[0]).to.equal(
      `${location.origin}/pictures/a.svg`,
    )
    expect(page.find<HTMLAnchorElement>('a')?.href).to.equal(`${location.origin}/pictures/a.svg`)
  })

  for (const props of [{}, { mode: 'managed' }, { view: 'tiles', sortable: true }] as const)
    it(`axe finds nothing ${JSON.stringify(props)}`, async () => {
      const page = new UploaderPage({ ...props, manual: true, maxCount: 4, files: three() })
      await expect(page.view.host).to.be.accessible()
      await page.choose(fileOf('空.txt', 0), fileOf('d.txt'))
      await page.listed('d.txt')
      await expect(page.view.host).to.be.accessible()
    })
})

import { gatewayUrl, injectFault, resetFaults, seenRequests, sql, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { withGateway } from '../files/testing/FilesPage'
import { addObjects, keysBelow, newFolder, ObjectsPage } from './testing/ObjectsPage'

/** Parameters of every listing. */
const lists = '/eb-store/?delimiter='

describe('eb-object-browser', function () {
  this.timeout(30_000)
  withGateway()

  it('W-FMA-1 W-FMA-2 W-FMA-3 has its toolbar, two spaces and the path', async () => {
    const folder = await newFolder(['2026/a.txt'])
    const page = new ObjectsPage({ folder })
    await page.listed('2026')
    const tools = page.find('[part=toolbar]')
    for (const name of [
      '上传文件',
      '新建文件夹',
      '刷新',
      '隐藏所选',
      '批量删除',
      '编辑',
      '网格',
      '列表',
      '最近修改',
    ])
      expect(page.button(name, tools), name).to.not.equal(undefined)
    const spaces = page.all<HTMLButtonElement>('[part=spaces] button')
    expect(spaces.map(({ textContent }) => textContent)).to.deep.equal(['公共文件', '我的文件'])
    expect(spaces[0]?.getAttribute('aria-current')).to.equal('true')
    const path = () => page.all('nav[aria-label="所在位置"] li').map(({ textContent }) => textContent?.trim())
    expect(path()).to.deep.equal(['公共文件', folder.slice(0, -1)])
    page.pressTwice('2026')
    await page.listed('a.txt')
    expect(path()).to.deep.equal(['公共文件', folder.slice(0, -1), '2026'])
    page.button(folder.slice(0, -1)).click()
    await page.listed('2026')
    spaces[1]?.click()
    await until(() => path().join() === '我的文件', 'own files')
    expect(page.events.filter((event) => event.startsWith('folder'))).to.deep.equal([
      `folder public ${folder}2026/`,
      `folder public ${folder}`,
      'folder personal ',
    ])
  })

  it('W-FMA-4 W-FMA-6 tiles first, then a list; a thousand at a time with more to load', async () => {
    const folder = await newFolder(['x.txt'])
    const page = new ObjectsPage({ folder })
    await page.listed('x.txt')
    expect(page.find('[role=listbox]')).to.not.equal(null)
    page.button('列表').click()
    await until(() => page.find('[role=grid]'), 'list')
    expect(page.button('加载更多')).to.equal(undefined)
    const many = await newFolder()
    await addObjects(
      many,
      Array.from({ length: 1003 }, (_, index) => `${String(index).padStart(4, '0')}.txt`),
    )
    page.set({ folder: many })
    await page.says('现在按名称显示前 1000 个')
    page.button('加载更多').click()
    await until(() => !page.button('加载更多'), 'all', 10_000)
    await page.listed('1002.txt') // the newest
    expect(page.said).to.not.include('现在按名称显示')
  })

  it('W-FMA-20 sorts by time and name, both ways', async () => {
    const folder = await newFolder(['b.txt', 'c.txt', 'a.txt'])
    const page = new ObjectsPage({ folder })
    await page.listed('a.txt')
    expect(page.names).to.deep.equal(['a.txt', 'c.txt', 'b.txt'])
    for (const [sort, names] of [
      ['time-asc', 'b.txt,c.txt,a.txt'],
      ['name-asc', 'a.txt,b.txt,c.txt'],
      ['name-desc', 'c.txt,b.txt,a.txt'],
      ['time-desc', 'a.txt,c.txt,b.txt'],
    ] as const) {
      page.set({ sort })
      await until(() => page.names.join() === names, sort)
    }
  })

  it('W-FMA-7 W-FMA-8 W-FMA-9 edit mode has check boxes; the selection is limited to the maximum, with a message', async () => {
    const folder = await newFolder(['a.txt', 'b.txt', 'c.txt'])
    const page = new ObjectsPage({ folder, max: 2 })
    await page.listed('a.txt')
    page.button('编辑').click()
    await until(() => page.find('[part=actions]'), 'bar')
    expect(page.button('编辑').getAttribute('aria-pressed')).to.equal('true')
    for (const name of ['a.txt', 'b.txt', 'c.txt']) page.item(name).click()
    await page.says('最多选2个')
    expect(page.selection.map(({ name }) => name).sort()).to.deep.equal(['a.txt', 'b.txt'])
    page.button('退出编辑').click()
    await until(() => !page.find('[part=actions]') && page.selection.length === 0, 'left')
    expect(page.button('编辑').getAttribute('aria-pressed')).to.equal('false')
  })

  it('the bar shows the actions of one selected file, and the layout does not move when the bar appears', async () => {
    const folder = await newFolder(['a.txt', 'b.txt'])
    const page = new ObjectsPage({ folder })
    await page.listed('a.txt', 'b.txt')
    await until(() => page.find('.eb-selection-bar')?.offsetHeight, 'room of the bar')
    const topOf = (name: string) => page.item(name).getBoundingClientRect().top
    const before = topOf('b.txt')
    page.item('a.txt').click()
    const bar = await until(() => page.find('[part=actions]'), 'bar')
    expect(topOf('b.txt')).to.equal(before)
    const words = page.all('button', bar).map(({ textContent }) => textContent)
    expect(words).to.deep.equal(['打开', '下载', '隐藏', '删除', '退出编辑'])
    await expect(page.view.host).to.be.accessible()
    page.button('删除', bar).click()
    await page.asks('a.txt')
    await page.press('Escape')
    await until(() => !page.dialog, 'closed')
    page.button('退出编辑', bar).click()
    await until(() => !page.find('[part=actions]'), 'gone')
    expect(topOf('b.txt')).to.equal(before)
  })

  it('the space of the bar has a select-all check box, at the same position as in the bar', async () => {
    const page = new ObjectsPage({ folder: await newFolder(['a.txt', 'b.txt']) })
    await page.listed('a.txt', 'b.txt')
    const box = await until(() => page.find<HTMLInputElement>('.eb-selection-bar input'), 'box')
    const { x, y } = box.getBoundingClientRect()
    box.click()
    await page.says('已选 2 个')
    // The same box: focus stays on it.
    const bar = await until(() => page.find('[part=actions]'), 'bar')
    expect(bar.querySelector('input')).to.equal(box)
    expect(box.checked).to.equal(true)
    expect(box.getBoundingClientRect()).to.include({ x, y })
    await expect(page.view.host).to.be.accessible()
    page.button('退出编辑', bar).click()
    await until(() => !page.find('[part=actions]'), 'gone')
    expect(box.matches(':focus')).to.equal(true)
  })

  it('W-FMA-10 delete and hide without a selection report it', async () => {
    const folder = await newFolder(['a.txt'])
    const page = new ObjectsPage({ folder })
    await page.listed('a.txt')
    page.button('批量删除').click()
    await page.says('没有选择文件')
    page.button('关闭消息')?.click()
    page.button('隐藏所选').click()
    await page.says('没有选择文件')
    expect(page.dialog).to.equal(undefined)
  })

  it('W-FMA-13 W-FMA-14 W-FMA-17 a new folder: year and month are suggested, the check of names is optional', async () => {
    const folder = await newFolder()
    const page = new ObjectsPage({ folder })
    await page.listed()
    await until(() => page.said !== undefined && page.find('[aria-busy=false]'), 'read')
    page.button('新建文件夹').click()
    await page.asks('保存')
    const field = () => page.find<HTMLInputElement>('input')
    const now = new Date()
    const month = `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`
    await until(() => field().value === month && field().selectionEnd === month.length, 'suggestion')
    await page.press('Enter')
    await page.listed(month)
    expect(await keysBelow(folder)).to.deep.equal([`${month}/`])
    const make = async (name: string) => {
      await until(() => !page.dialog, 'closed')
      page.button('新建文件夹').click()
      await page.asks('保存')
      await until(() => field().selectionEnd === field().value.length && field().value, 'suggestion')
      field().value = name
      field().dispatchEvent(new Event('input', { bubbles: true }))
    }
    await make('促销 (1)!')
    await page.press('Enter')
    await page.listed('促销 (1)!')
    page.set({ nameCheck: true })
    await make('促销 (2)!')
    await page.asks('文件夹名称只能包含')
    await page.press('Enter')
    expect(await keysBelow(folder)).to.have.length(2)
  })

  it('W-FMA-16 deletes after a confirmation, folders with contents after two', async () => {
    const folder = await newFolder(['a.txt', 'b.txt', '里面/c.txt', '里面/d.txt'])
    const page = new ObjectsPage({ folder })
    await page.listed('a.txt', '里面')
    page.item('a.txt').focus()
    page.item('a.txt').click()
    await page.press('Delete')
    await page.asks('确定删除文件「a.txt」？')
    page.button('删除').click()
    await page.gone('a.txt')
    await until(() => !page.dialog, 'closed')
    page.item('里面').click()
    page.button('批量删除').click()
    await page.asks('确定删除文件夹「里面」？')
    page.button('删除').click()
    await page.asks('是否一并删除文件夹中的所有内容？')
    expect(await keysBelow(folder)).to.have.length(3)
    const force = await until(() => page.button('仍要删除'), 'unlocked', 3000)
    force.click()
    await until(() => !page.dialog, 'closed')
    await page.gone('里面')
    await page.says('已删除')
    expect(await keysBelow(folder)).to.deep.equal(['b.txt'])
  })

  it('W-FMA-16 hides the selection', async () => {
    const folder = await newFolder(['a.txt', 'b.txt'])
    const page = new ObjectsPage({ folder })
    await page.listed('a.txt')
    page.item('a.txt').click()
    page.button('隐藏所选').click()
    await page.says('已隐藏 1 个')
    const puts = (await seenRequests()).filter(
      ({ method, path }) => method === 'PUT' && path.endsWith('?acl'),
    )
    expect(puts).to.have.length(1)
    page.button('撤销').click()
    await page.says('已恢复 1 个')
    const [row] = await sql<{ acl: string }>(
      "select acl from stored_object where object_key = '1001/100101/common/' || $1::text",
      [`${folder}a.txt`],
    )
    expect(row?.acl).to.equal('default')
  })

  it('W-FMA-18 W-FMA-19 an error is shown in a bar for 3 s with the server’s text, and can be retried', async () => {
    const folder = await newFolder(['a.txt'])
    const hits = await injectFault({
      match: '/api/oss-api/eb/oss/',
      fault: 'json',
      status: 403,
      body: { message: '没有权限使用文件' },
    })
    const page = new ObjectsPage({ folder })
    const bar = () => page.find('[part=message]')
    await until(() => bar()?.textContent?.includes('没有权限使用文件'), 'bar', 10_000)
    const shown = performance.now()
    expect(await hits()).to.equal(1)
    expect(page.find('[part=listing]').textContent).to.include('没有权限使用文件')
    expect(page.errors.map(({ code, message }) => [code, message])).to.deep.equal([
      ['refused', '没有权限使用文件'],
    ])
    await until(() => !bar(), 'gone', 6000)
    expect(performance.now() - shown).to.be.within(2500, 5000)
    await resetFaults()
    page.button('重试').click()
    await page.listed('a.txt')
  })

  it('W-FMA-19 it shows loading... while it loads; a failed refresh keeps the entries', async () => {
    const folder = await newFolder(['a.txt'])
    await injectFault({ match: lists, fault: 'delay', milliseconds: 1000, times: 1 })
    const page = new ObjectsPage({ folder })
    await page.says('loading...')
    await page.listed('a.txt')
    expect(page.said).to.not.include('loading')
    const hits = await injectFault({ match: lists, fault: 'drop' })
    page.button('刷新').click()
    await page.says('文件没有加载出来')
    expect(await hits()).to.be.greaterThan(0)
    expect(page.names).to.deep.equal(['a.txt'])
  })

  it('AMB-20 keys and tokens are in no address, in no storage and nowhere on the page', async () => {
    const folder = await newFolder(['a.txt'])
    const page = new ObjectsPage({ folder })
    await page.listed('a.txt')
    const answer = await fetch(`${gatewayUrl}api/oss-api/eb/oss/credentials`)
    const { data } = (await answer.json()) as { data: Record<string, string> }
    const seen = [
      (page.view.root as ShadowRoot).innerHTML,
      JSON.stringify({ ...localStorage, ...sessionStorage }),
      ...(await seenRequests()).map(({ path }) => path),
    ].join('\n')
    expect(seen).to.include('a.txt')
    for (const secret of ['STS', 'ignature=', 'security-token', data.accessKeyId?.slice(0, 4) ?? 'none'])
      expect(seen, secret).to.not.include(secret)
  })

  it('by keyboard alone: into a folder, out of it again, the menu; focus stays in the listing', async () => {
    const folder = await newFolder(['a.txt', 'sub/b.txt'])
    const page = new ObjectsPage({ folder })
    await page.listed('a.txt', 'sub')
    page.handle.current?.focus()
    await page.press('Home', 'Enter')
    await page.listed('b.txt')
    await until(() => page.find('[part=listing]').matches(':focus-within'), 'focus')
    await page.press('Backspace')
    await page.listed('a.txt', 'sub')
    page.item('a.txt').focus()
    await sendKeys({ down: 'Shift' })
    await page.press('F10')
    await sendKeys({ up: 'Shift' })
    await until(() => page.find('[role=menu]'), 'menu')
    expect(page.all('[role=menuitem]').map((item) => item.textContent)).to.have.length(4)
    await page.press('Escape')
    await until(() => !page.find('[role=menu]'), 'closed')
    expect(page.find('[part=listing]').matches(':focus-within')).to.equal(true)
  })

  it('axe finds nothing: tiles, list, edit mode, and a question', async () => {
    const folder = await newFolder(['a.txt', 'b.jpg', 'sub/c.txt'])
    const page = new ObjectsPage({ folder })
    await page.listed('a.txt')
    const check = () => expect(page.view.host).to.be.accessible({ ignoredRules: ['region'] })
    await check()
    page.button('列表').click()
    page.button('编辑').click()
    await until(() => page.find('[part=actions]'), 'bar')
    await check()
    page.button('新建文件夹').click()
    await page.asks('保存')
    await check()
  })

  it('leaves nothing behind when it is unmounted during a request', async () => {
    await injectFault({ match: lists, fault: 'delay', milliseconds: 300 })
    const page = new ObjectsPage()
    await until(() => page.find('.eb-manager'), 'there')
    page.unmount()
    expect(page.errors).to.deep.equal([])
  })
})

import type { CellChange } from '@ebkit/core/list/editing'
import { injectFault, seenRequests, sql, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import type { DataListProps } from '.'
import { ListPage, printers, rowsOf, withGateway } from './testing/ListPage'

const path = '/merchant-api/eb/printer/save'

/** Printers whose places and copies can be edited. */
const editable: DataListProps = {
  ...printers,
  columns: [
    { name: 'printerName', header: '打印机', searchable: true },
    { name: 'location', header: '位置', editable: true, required: true, maxLength: 30 },
    { name: 'copies', header: '份数', type: 'int', editable: true, min: 1, max: 5 },
    { name: 'updatedAt', header: '修改时间', type: 'datetime' },
  ],
  sort: 'printerName asc',
}
interface Stored {
  location: string
  copies: number
}
const stored = async (key: string) =>
  (await sql<Stored>('select location, copies from printer where printer_id = $1', [key]))[0]
const keyOf = (page: ListPage, row: number) => page.rows[row]?.dataset.key as string

const cell = (page: ListPage, row: number, column: number) => page.rows[row]?.children[column] as HTMLElement
const field = (page: ListPage) => page.find<HTMLInputElement>('.eb-cell-editor__field') as HTMLInputElement
const problem = (page: ListPage) => page.find('.eb-cell-editor__problem')

/** Starts with F2 at a cell, replaces its text, and presses a key. */
async function edit(page: ListPage, row: number, column: number, text: string, key = 'Enter') {
  await until(() => cell(page, row, column).querySelector('[data-edit]'), 'can be edited')
  cell(page, row, column).focus()
  await sendKeys({ press: 'F2' })
  await until(() => page.focused === cell(page, row, column).querySelector('input'), 'editor')
  await sendKeys({ type: text })
  await sendKeys({ press: key })
}
const isClosed = (page: ListPage) => until(() => !field(page), 'closed')

describe('eb-data-list: cells edited in place', function () {
  this.timeout(30_000)
  withGateway()
  const page = async (props: DataListProps = editable) => {
    const made = new ListPage(props)
    await made.settled()
    return made
  }
  const saves = async () => (await seenRequests()).filter((seen) => seen.path.startsWith(path)).length

  it('by keyboard alone: F2, a text, Enter; stored by the resource, and focus returns to the cell', async () => {
    const own = await page()
    const key = keyOf(own, 0)
    await edit(own, 0, 1, '书吧')
    await isClosed(own)
    await until(() => cell(own, 0, 1).textContent?.includes('书吧'), 'shown')
    expect((await stored(key))?.location).to.equal('书吧')
    expect(own.focused).to.equal(cell(own, 0, 1))
    await sendKeys({ press: 'ArrowDown' })
    await until(() => own.focused === cell(own, 1, 1), 'on with the arrows')
    // The version is that of the previous save.
    await edit(own, 0, 2, '4')
    await isClosed(own)
    expect(await stored(key)).to.deep.equal({ location: '书吧', copies: 4 })
    expect(await saves()).to.equal(2)
    expect(own.errors).to.deep.equal([])
    await expect(own.view.host).to.be.accessible()
  })

  it('an editor that loads after the user has moved on takes no focus, and is not opened', async () => {
    const own = await page()
    await until(() => cell(own, 0, 1).querySelector('[data-edit]'), 'can be edited')
    const search = own.find<HTMLInputElement>('[role=searchbox]') as HTMLInputElement
    let drawn = 0
    const watch = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if ((node as Element).matches?.('.eb-cell-editor')) drawn++
    })
    watch.observe(own.view.root, { childList: true, subtree: true })
    cell(own, 0, 1).focus()
    const key = { key: 'F2', keyCode: 113, bubbles: true, cancelable: true, composed: true }
    cell(own, 0, 1).dispatchEvent(new KeyboardEvent('keydown', key))
    search.focus()
    await until(() => drawn, 'editor')
    await isClosed(own)
    watch.disconnect()
    expect(own.focused).to.equal(search)
    // The next one opens normally.
    await edit(own, 0, 1, '茶室')
    await isClosed(own)
    expect(await saves()).to.equal(1)
  })

  it('Esc discards; unchanged text is not sent', async () => {
    const own = await page()
    const key = keyOf(own, 1)
    const before = await stored(key)
    await edit(own, 1, 1, '别处', 'Escape')
    await isClosed(own)
    expect(own.focused).to.equal(cell(own, 1, 1))
    await edit(own, 1, 1, before?.location as string)
    await isClosed(own)
    expect(await stored(key)).to.deep.equal(before)
    expect(await saves()).to.equal(0)
  })

  it('by pointer: the pencil, or a double click; leaving the cell saves', async () => {
    const own = await page()
    const key = keyOf(own, 2)
    const pencil = await until(() => own.button('编辑位置', cell(own, 2, 1)), 'pencil')
    pencil.click()
    await until(() => field(own) && own.focused === field(own), 'editor')
    await sendKeys({ type: '一楼' })
    own.find('[role=searchbox]')?.focus()
    await isClosed(own)
    expect((await stored(key))?.location).to.equal('一楼')
    cell(own, 2, 2)
      .querySelector('span')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
    await until(() => field(own) && own.focused === field(own), 'editor again')
    await sendKeys({ press: 'Escape' })
    await isClosed(own)
    expect(own.events).to.deep.equal([])
  })

  it('leaving the cell saves the last typed text, even before it is rendered', async () => {
    const own = await page()
    const key = keyOf(own, 3)
    ;(await until(() => own.button('编辑位置', cell(own, 3, 1)), 'pencil')).click()
    await until(() => field(own) && own.focused === field(own), 'editor')
    const input = field(own)
    input.value = '天台'
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
    own.find('[role=searchbox]')?.focus()
    await isClosed(own)
    expect((await stored(key))?.location).to.equal('天台')
  })

  it('a problem of the rules or of the gateway is shown at the cell; the text stays, also on another page', async () => {
    const own = await page({ ...editable, pageSize: 5 })
    await edit(own, 0, 2, '9')
    await until(() => problem(own), 'problem')
    expect(problem(own)?.textContent).to.contain('5')
    expect(field(own).getAttribute('aria-invalid')).to.equal('true')
    expect(field(own).value).to.equal('9')
    await expect(own.view.host).to.be.accessible()
    await edit(own, 1, 2, 'x')
    await until(() => own.all('.eb-cell-editor__problem').length === 2, 'both')
    expect(await saves()).to.equal(0)
    own.button('下一页').click()
    await until(() => own.find('[aria-current=page]')?.textContent === '2' && !field(own), 'page 2')
    own.button('上一页').click()
    await until(() => own.all<HTMLInputElement>('.eb-cell-editor__field').length === 2, 'both again')
    expect(own.all<HTMLInputElement>('.eb-cell-editor__field').map(({ value }) => value)).to.deep.equal([
      '9',
      'x',
    ])

    const refused = await injectFault({
      match: path,
      fault: 'json',
      status: 422,
      body: {
        code: 'invalid',
        message: 'no',
        data: { problems: [{ path: 'location', code: 'maxLength', params: { limit: 4 } }] },
      },
      times: 1,
    })
    await edit(own, 3, 1, '太长的位置')
    await until(
      () => own.all('.eb-cell-editor__problem').some((one) => one.textContent?.includes('4')),
      'refused',
    )
    expect(await refused()).to.equal(1)
  })

  it('a problem that the user has closed stays closed where its row is drawn anew', async () => {
    const own = await page({ ...editable, pageSize: 5 })
    await edit(own, 0, 2, '9')
    await until(() => problem(own), 'problem')
    own
      .find('[role=searchbox]')
      ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
    await until(() => !problem(own), 'closed')
    expect(field(own).getAttribute('aria-invalid')).to.equal('true')
    own.button('下一页').click()
    await until(() => own.find('[aria-current=page]')?.textContent === '2' && !field(own), 'page 2')
    own.button('上一页').click()
    await until(() => field(own), 'drawn anew')
    expect(field(own).value).to.equal('9')
    expect(problem(own)).to.equal(null)
  })

  it('a truncated answer is reported, and a retry has one effect', async () => {
    const own = await page()
    const key = keyOf(own, 0)
    const [before] = await sql<{ version: number }>('select version from printer where printer_id = $1', [
      key,
    ])
    const lost = await injectFault({ match: path, fault: 'cutJson', times: 1 })
    await edit(own, 0, 1, '地下室')
    await until(() => problem(own), 'said')
    expect(await lost()).to.equal(1)
    expect(field(own).value).to.equal('地下室')
    own.button('重试').click()
    await isClosed(own)
    const [after] = await sql<{ version: number; location: string }>(
      'select version, location from printer where printer_id = $1',
      [key],
    )
    expect(after?.location).to.equal('地下室')
    expect(Number(after?.version) - Number(before?.version)).to.equal(1)
  })

  it('another user was faster: another field is no conflict; the same one is, with both to choose from', async () => {
    const own = await page()
    const [first, second] = [keyOf(own, 0), keyOf(own, 1)]
    const touch = (key: string, set: string) =>
      sql(`update printer set ${set}, version = version + 1 where printer_id = $1`, [key])
    await touch(first, 'copies = 5')
    await edit(own, 0, 1, '门口')
    await isClosed(own)
    expect(await stored(first)).to.deep.equal({ location: '门口', copies: 5 })
    expect(cell(own, 0, 2).textContent).to.contain('5')

    await touch(first, "location = '甲处'")
    await edit(own, 0, 1, '乙处')
    await own.says('别人刚改成了「甲处」')
    await expect(own.view.host).to.be.accessible()
    expect((await stored(first))?.location).to.equal('甲处')
    own.button('改成我的').click()
    await isClosed(own)
    expect((await stored(first))?.location).to.equal('乙处')

    await touch(second, "location = '丙处'")
    await edit(own, 1, 1, '丁处')
    await own.says('别人刚改成了「丙处」')
    own.button('用别人的').click()
    await isClosed(own)
    await until(() => cell(own, 1, 1).textContent?.includes('丙处'), 'theirs')
    expect((await stored(second))?.location).to.equal('丙处')
  })

  it('a function of the page stores it: amounts in cents, options, flags; its error is shown at the cell', async () => {
    const changes: CellChange[] = []
    const own = await page({
      rowKey: 'id',
      columns: [
        { name: 'name', editable: true },
        { name: 'price', type: 'money', editable: true, min: 0 },
        {
          name: 'state',
          editable: true,
          options: [
            { value: 1, label: '甲' },
            { value: 2, label: '乙' },
          ],
        },
        { name: 'on', type: 'bool', editable: true },
        { name: 'made', component: () => 'x', editable: true },
      ],
      source: rowsOf(2).map((row) => ({ ...row, price: 1999, state: 1, on: false })),
      saveCell: async (change) => {
        changes.push(change)
        if (change.value === 1300) throw new Error('已售罄，不能改价')
        return { name: change.name === 'name' ? `${change.value}!` : change.row.name }
      },
    })
    await edit(own, 0, 1, '20.5')
    await isClosed(own)
    expect(cell(own, 0, 1).textContent).to.equal('20.50')
    await edit(own, 0, 1, '13')
    await own.says('已售罄，不能改价')
    expect(own.focused, 'the field, to be corrected').to.equal(field(own))
    own.button('放弃修改').click()
    await isClosed(own)
    expect(cell(own, 0, 1).textContent).to.equal('20.50')
    expect(own.errors.map(({ cause }) => String(cause))).to.deep.equal(['Error: 已售罄，不能改价'])
    for (const column of [2, 3]) {
      cell(own, 0, column).focus()
      await sendKeys({ press: 'F2' })
      await until(() => field(own) && own.focused === field(own), 'select')
      await sendKeys({ press: 'ArrowDown' })
      if (column === 3) await sendKeys({ press: 'ArrowUp' })
      await sendKeys({ press: 'Enter' })
      await isClosed(own)
    }
    await edit(own, 1, 0, 'New')
    await isClosed(own)
    await until(() => cell(own, 1, 0).textContent === 'New!', 'as the page gave it')
    expect(changes.map(({ key, name, value }) => [key, name, value])).to.deep.equal([
      ['r0', 'price', 2050],
      ['r0', 'price', 1300],
      ['r0', 'state', 2],
      ['r0', 'on', true],
      ['r1', 'name', 'New'],
    ])
    expect(cell(own, 0, 2).textContent).to.equal('乙')
    expect(cell(own, 0, 4).querySelector('[data-edit]')).to.equal(null)
  })
})

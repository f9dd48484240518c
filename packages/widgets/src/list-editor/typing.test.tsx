import { drawn, mount, pasteEvent, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { ListEditor, type ListRow } from '.'
import { enter } from './testing/enter'
import { columns, show, three } from './testing/showListEditor'

const press = (key: string) => sendKeys({ press: key })

describe('ListEditor', () => {
  it('keeps synchronous input into several cells, and added rows, before the next rendering', async () => {
    const { field, tool, rows, values, names } = await show()
    enter(field(0, 0), '学生票')
    enter(field(0, 1), '60')
    enter(field(1, 0), '老人票')
    tool('add').click()
    tool('add').click()
    await until(() => rows().length === 5, 'two rows more')
    expect(values()?.slice(0, 3)).to.deep.equal([
      { ...three[0], name: '学生票', price: 60 },
      { ...three[1], name: '老人票' },
      three[2],
    ])
    await until(() => names().join() === '学生票,老人票,下午茶,,', 'drawn')
  })

  it('a change that the page refused is not part of the next change', async () => {
    const reported: (readonly ListRow[])[] = []
    const view = mount(
      <ListEditor columns={columns} rows={three} onInput={({ value }) => reported.push(value)} />,
    )
    const field = (row: number) =>
      view.root.querySelectorAll<HTMLInputElement>('[data-column="0"]')[row] as HTMLInputElement
    await until(() => field(2))
    enter(field(0), '学生票')
    await drawn()
    enter(field(1), '老人票')
    expect(reported.at(-1)?.map(({ name }) => name)).to.deep.equal(['成人票', '老人票', '下午茶'])
  })

  it('typing reports input, leaving the field reports the change; other properties of a row stay', async () => {
    const { field, reported, values, number } = await show()
    field(1, 1).focus()
    field(1, 1).select()
    await sendKeys({ type: '1.' })
    expect(field(1, 1).value).to.equal('1.')
    expect(values()?.[1]).to.deep.equal({ ...three[1], price: 1 })
    await sendKeys({ type: '5' })
    expect(reported.every(([name]) => name === 'input')).to.equal(true)
    number(1).focus()
    await until(() => reported.at(-1)?.[0] === 'change')
    expect(reported.filter(([name]) => name === 'change')).to.have.length(1)
    expect(values()?.[1]).to.deep.equal({ ...three[1], price: 1.5 })
    number(0).focus()
    expect(reported.filter(([name]) => name === 'change')).to.have.length(1)
  })

  it('a choice is reported as a change at once', async () => {
    const { field, reported, values } = await show()
    const select = field(0, 2)
    select.value = 'meal'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => reported.length === 2)
    expect(reported.map(([name]) => name)).to.deep.equal(['input', 'change'])
    expect(values()?.[0]?.kind).to.equal('meal')
  })

  it('Enter moves down the column, and adds a row after the last one', async () => {
    const { field, focused, rows } = await show()
    field(1, 1).focus()
    await press('Enter')
    expect(focused()).to.equal(field(2, 1))
    await press('Enter')
    await until(() => rows().length === 4)
    await until(() => focused() === field(3, 0))
  })

  it('a composition commits when it ends; its Enter and Esc have no other effect', async () => {
    const { field, reported, values, rows, focused } = await show()
    const input = field(2, 0)
    input.focus()
    const compose = (type: string, data: string) =>
      input.dispatchEvent(new CompositionEvent(type, { bubbles: true, composed: true, data }))
    const type = (text: string) => {
      input.value = text
      input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, isComposing: true }))
    }
    compose('compositionstart', '')
    type('wan')
    for (const key of ['Enter', 'Escape', 'ArrowDown'])
      input.dispatchEvent(
        new KeyboardEvent('keydown', { key, keyCode: 229, bubbles: true, isComposing: true }),
      )
    await until(() => input.value === 'wan')
    expect(reported).to.deep.equal([])
    expect([rows().length, focused()]).to.deep.equal([3, input])
    type('晚餐')
    compose('compositionend', '晚餐')
    await until(() => reported.length)
    expect(values()?.[2]?.name).to.equal('晚餐')
    expect(input.value).to.equal('晚餐')
  })

  it('a pasted spreadsheet table becomes rows, up to the maximum', async () => {
    const { field, values, names, said } = await show({ maxRows: 4 })
    const data = new DataTransfer()
    data.setData('text/plain', '亲子票\t1,286\t餐\n夜场票\t68\t票\n多余\t1\t票\n')
    field(2, 0).focus()
    field(2, 0).dispatchEvent(pasteEvent(data))
    await until(() => names().length === 4)
    expect(values()?.slice(2)).to.deep.equal([
      { id: 'A3', name: '亲子票', price: 1286, kind: 'meal' },
      { name: '夜场票', price: 68, kind: '票' },
    ])
    expect(said()).to.equal('已粘贴 2 行')
  })
})

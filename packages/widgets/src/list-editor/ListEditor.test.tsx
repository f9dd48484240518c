import { domCounters, drawn, mount, pasteEvent, until } from '@ebkit/testing/browser'
import { adoptTokens } from '@ebkit/ui/styles'
import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import { useState } from 'react'
import { EnvironmentProvider } from '../environment'
import { type ListColumn, ListEditor, type ListEditorProps, type ListRow, listProblem } from '.'

adoptTokens(document)

const columns: ListColumn[] = [
  { name: 'name', label: '名称', required: true, maxLength: 6 },
  { name: 'price', label: '价格', type: 'decimal', min: 0 },
  { name: 'kind', label: '类型', type: 'enum', options: ['票', { value: 'meal', label: '餐' }] },
]
const three: ListRow[] = [
  { id: 'A1', name: '成人票', price: 98, kind: '票' },
  { id: 'A2', name: '儿童票', price: 49, kind: '票' },
  { id: 'A3', name: '下午茶', price: 128, kind: 'meal' },
]

interface SampleProps extends Omit<ListEditorProps, 'onInput' | 'onChange'> {
  reported: [string, readonly ListRow[]][]
  locale?: string
}

/** A page that keeps the rows, and reports their problems after a change. */
function Sample({ reported, locale = 'zh', ...props }: SampleProps) {
  const [rows, setRows] = useState(props.rows ?? [])
  const [isTouched, setTouched] = useState(false)
  const listen = (name: string) => (detail: { value: readonly ListRow[] }) => {
    reported.push([name, detail.value])
    setRows(detail.value)
    setTouched(true)
  }
  const limits = {
    columns: props.columns ?? [],
    minRows: props.minRows ?? 0,
    maxRows: props.maxRows ?? Infinity,
  }
  return (
    <EnvironmentProvider value={{ locale }}>
      <ListEditor
        {...props}
        rows={rows}
        errorMessage={isTouched ? listProblem(rows, limits, locale)?.message : undefined}
        onInput={listen('input')}
        onChange={listen('change')}
      />
    </EnvironmentProvider>
  )
}

async function show(props: Partial<SampleProps> = {}) {
  const reported: SampleProps['reported'] = []
  const view = mount(<Sample columns={columns} rows={three} {...props} reported={reported} />)
  const find = <E extends HTMLElement>(selector: string) => view.root.querySelector<E>(selector) as E
  await until(() => find('[part=add]'))
  const all = <E extends HTMLElement>(selector: string) => [...view.root.querySelectorAll<E>(selector)]
  const rows = () => all('[part=row]')
  const row = (index: number) => rows()[index] as HTMLElement
  const field = (index: number, column: number) =>
    row(index)?.querySelector<HTMLInputElement>(`[data-column="${column}"]`) as HTMLInputElement
  const number = (index: number) => row(index)?.querySelector('[part=number]') as HTMLButtonElement
  const grip = (index: number) => row(index)?.querySelector('.eb-list-editor__grip') as HTMLButtonElement
  const focused = () => (view.root as ShadowRoot).activeElement
  const names = () => rows().map((_, index) => field(index, 0).value)
  const values = () => reported.at(-1)?.[1]
  const pressed = () => rows().map((_, index) => number(index).getAttribute('aria-pressed') === 'true')
  const said = () => find('[role=status]').textContent
  const messages = () => all('[part=message]').map((one) => one.textContent)
  const tool = (part: string) => find<HTMLButtonElement>(`[part=${part}]`)
  const isOff = (part: string) => tool(part).getAttribute('aria-disabled') === 'true'
  /** Why a button is disabled. */
  const reason = (part: string) => {
    const id = tool(part).getAttribute('aria-describedby')
    return id && view.root.querySelector(`#${CSS.escape(id)}`)?.textContent
  }
  return {
    ...view,
    reported,
    find,
    rows,
    row,
    field,
    number,
    grip,
    focused,
    names,
    values,
    pressed,
    said,
    messages,
    tool,
    isOff,
    reason,
  }
}

/** Synchronously, as a script of a page does. */
function enter(input: HTMLInputElement, text: string) {
  input.value = text
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
}

const press = (key: string) => sendKeys({ press: key })
const center = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [Math.round(left + width / 2), Math.round(top + height / 2)] as [number, number]
}

describe('ListEditor', () => {
  it('ticked boxes look like all others: 16 px, also the mark of the selected row', async () => {
    const { field, number, row } = await show({
      columns: [...columns, { name: 'isSold', label: '在售', type: 'bool' }],
    })
    const box = field(0, 3)
    expect(getComputedStyle(box).appearance).to.equal('none')
    expect([box.offsetWidth, box.offsetHeight]).to.deep.equal([16, 16])
    box.focus()
    await sendKeys({ press: ' ' })
    await until(() => field(0, 3).checked, 'ticked')
    field(2, 3).click()
    await until(() => field(2, 3).checked, 'ticked in a row that is not selected')
    await expect(row(0)).to.be.accessible()
    number(1).click()
    await until(() => number(1).ariaPressed === 'true', 'selected')
    const mark = number(1).firstElementChild as HTMLElement
    expect([mark.offsetWidth, mark.offsetHeight]).to.deep.equal([16, 16])
    const { backgroundColor } = getComputedStyle(mark)
    expect(backgroundColor).to.equal(getComputedStyle(field(0, 3)).backgroundColor)
    expect(getComputedStyle(number(1)).backgroundColor).to.not.equal(backgroundColor)
  })

  afterEach(() => setViewport({ width: 800, height: 600 }))

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

  it('W-RFL-1 an empty row can be added, and its first field gets focus', async () => {
    const { tool, rows, field, focused, values, pressed, messages, reported } = await show()
    tool('add').click()
    await until(() => rows().length === 4)
    await until(() => focused() === field(3, 0))
    expect(values()?.[3]).to.deep.equal({ name: '', price: null, kind: '' })
    expect(reported.map(([name]) => name)).to.deep.equal(['input', 'change'])
    expect(pressed()).to.deep.equal([false, false, false, true])
    expect(messages(), 'nobody is told what is missing in a row that was just added').to.deep.equal([])
  })

  it('W-RFL-2 a row is selected by its number, by a click in it, and by the keyboard', async () => {
    const { number, field, focused, pressed } = await show()
    number(1).click()
    await until(() => pressed()[1])
    number(1).click()
    await until(() => !pressed()[1])
    field(2, 0).click()
    await until(() => pressed()[2])
    number(2).focus()
    await press('ArrowUp')
    expect(focused()).to.equal(number(1))
    await press('ArrowUp')
    await press('ArrowUp')
    expect(focused()).to.equal(number(0))
    await press(' ')
    await until(() => pressed()[0])
    await press('ArrowDown')
    expect(focused()).to.equal(number(1))
    await press('Enter')
    await until(() => pressed()[1])
    expect(pressed()).to.deep.equal([false, true, false])
  })

  it('W-RFL-3 the selected row is removed; without a selection, remove is disabled with a reason', async () => {
    const { tool, isOff, reason, number, names, focused, said } = await show()
    expect(isOff('remove')).to.equal(true)
    expect(reason('remove')).to.equal('点行号选中一行，才能删除')
    tool('remove').click()
    expect(names()).to.have.length(3)
    number(1).click()
    await until(() => !isOff('remove'))
    expect(reason('remove')).to.equal(null)
    tool('remove').click()
    await until(() => names().length === 2)
    expect(names()).to.deep.equal(['成人票', '下午茶'])
    await until(() => focused() === number(1), 'focus at the row in its place')
    expect(isOff('remove')).to.equal(true)
    expect(said()).to.equal('已删除第 2 行')
  })

  it('W-RFL-3 by keyboard: Delete on the number of the selected row, until none is left', async () => {
    const { tool, isOff, number, rows, focused, find } = await show()
    number(2).focus()
    await press('Delete')
    expect(rows()).to.have.length(3)
    for (const left of [2, 1, 0]) {
      await press(' ')
      await until(() => !isOff('remove'))
      await press('Delete')
      await until(() => rows().length === left)
    }
    await until(() => focused() === tool('add'))
    expect(find('.eb-list-editor__empty').textContent).to.equal('还没有内容')
  })

  it('removals can be undone, the last one first, each in its position', async () => {
    const { tool, isOff, number, names, values, focused } = await show()
    for (let removal = 0; removal < 2; removal++) {
      number(0).click()
      await until(() => !isOff('remove'))
      tool('remove').click()
      await until(() => names().length === 2 - removal)
    }
    tool('undo').click()
    await until(() => names().length === 2)
    expect(names()).to.deep.equal(['儿童票', '下午茶'])
    tool('undo').click()
    await until(() => names().length === 3)
    await until(() => focused() === number(0))
    expect(values()).to.deep.equal(three)
    expect(tool('undo')).to.equal(null)
  })

  it('W-RFL-4 each field shows its problem, and the list reports too few rows', async () => {
    const { tool, isOff, reason, field, messages, focused, number, rows } = await show({ minRows: 1 })
    field(0, 0).focus()
    await sendKeys({ type: '加长版门票' })
    expect(messages(), 'quiet while it is being typed').to.deep.equal([])
    field(0, 1).focus()
    await until(() => messages().length === 1)
    expect(messages()).to.deep.equal(['最多 6 个字，请删掉 2 个'])
    expect(field(0, 0).getAttribute('aria-invalid')).to.equal('true')
    tool('add').click()
    await until(() => rows().length === 4 && focused() === field(3, 0))
    await press('Tab')
    await until(() => messages().length === 2)
    expect(messages()[1]).to.equal('填写名称')
    await sendKeys({ type: 'abc' })
    await press('Tab')
    await until(() => messages().length === 3)
    expect(messages()[2]).to.equal('填写数字')
    for (let removal = 0; removal < 3; removal++) {
      number(0).click()
      await until(() => !isOff('remove'))
      tool('remove').click()
      await until(() => rows().length === 3 - removal)
    }
    number(0).click()
    await until(() => number(0).getAttribute('aria-pressed') === 'true')
    expect(reason('remove'), 'the last row has to stay').to.equal('至少 1 行')
    tool('remove').click()
    expect(rows()).to.have.length(1)
  })

  it('shows below the list that rows are missing, and why no more can be added', async () => {
    const { root, unmount } = mount(<ListEditor columns={columns} errorMessage="至少 1 行" />)
    const message = await until(() => root.querySelector('[part=message]'))
    expect(message.textContent).to.equal('至少 1 行')
    expect(root.querySelector('fieldset')?.getAttribute('aria-describedby')).to.equal(message.id)
    unmount()
    const view = await show({ maxRows: 4 })
    view.tool('add').click()
    await until(() => view.isOff('add'))
    expect(view.reason('add')).to.contain('最多 4 行')
    view.tool('add').click()
    expect(view.rows()).to.have.length(4)
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

  it('rows are reordered by keyboard, and Esc cancels', async () => {
    const { grip, names, said, values, focused, reported } = await show()
    grip(0).focus()
    await press(' ')
    await until(() => said()?.startsWith('第 1 行：'))
    await press('ArrowDown')
    await press('End')
    await until(() => said() === '第 3 行，共 3 行')
    await press('Home')
    await press('Escape')
    await until(() => said() === '第 1 行，共 3 行')
    expect(reported).to.deep.equal([])
    await press('Enter')
    await press('ArrowDown')
    await press(' ')
    await until(() => names()[0] === '儿童票')
    expect(values()).to.deep.equal([three[1], three[0], three[2]])
    await until(() => focused() === grip(1))
    expect(reported.map(([name]) => name)).to.deep.equal(['input', 'change'])
  })

  it('rows are reordered by mouse; leaving a grip drops the row', async () => {
    const { grip, row, names, reported } = await show()
    const target = center(row(2))
    await sendMouse({ type: 'move', position: center(grip(0)) })
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'move', position: [target[0], target[1] + 8] })
    await until(() => row(0).style.order === '2')
    expect(reported).to.deep.equal([])
    await sendMouse({ type: 'up' })
    await until(() => names()[2] === '成人票')
    expect(names()).to.deep.equal(['儿童票', '下午茶', '成人票'])
    grip(0).focus()
    await press(' ')
    await press('ArrowDown')
    await press('Tab')
    await until(() => names()[1] === '儿童票')
  })

  it('keeps the selection on its row when the page sets other rows', async () => {
    const { field, focused, pressed, number, render, reported } = await show()
    number(1).click()
    await until(() => pressed()[1])
    field(1, 0).focus()
    const input = field(1, 0)
    render(<Sample columns={columns} rows={structuredClone(three)} reported={reported} />)
    await until(() => pressed()[1])
    expect(focused()).to.equal(input)
  })

  it('can be disabled as a whole, and is available in English', async () => {
    const { find, rows, tool } = await show({ disabled: true, locale: 'en' })
    expect(find('fieldset').matches(':disabled')).to.equal(true)
    expect(rows()).to.have.length(3)
    expect(tool('add').textContent).to.equal('Add row')
  })

  it('axe finds nothing: empty, filled, invalid, lifted, narrow', async () => {
    const empty = await show({ rows: [] })
    await expect(empty.host).to.be.accessible()
    empty.unmount()
    const { host, tool, number, field, rows, grip, said, messages } = await show()
    number(0).click()
    tool('add').click()
    await until(() => rows().length === 4)
    field(0, 0).focus()
    await until(() => messages().length)
    await expect(host).to.be.accessible()
    await setViewport({ width: 390, height: 844 })
    await until(() => field(0, 1).getBoundingClientRect().top > field(0, 0).getBoundingClientRect().bottom)
    expect(document.documentElement.scrollWidth).to.be.at.most(390)
    for (const target of [grip(0), number(0), field(0, 0), tool('add')]) {
      const { width, height } = target.getBoundingClientRect()
      expect(Math.min(width, height)).to.be.at.least(24)
    }
    grip(1).focus()
    await press(' ')
    await until(() => said()?.startsWith('第 2 行：'))
    await expect(host).to.be.accessible()
  })

  it('a check box is centred in its row; below 560 px labels are above, with the mark of required ones', async () => {
    const columns: ListColumn[] = [
      { name: 'name', label: '名称', required: true },
      { name: 'on', label: '启用', type: 'bool' },
    ]
    const { field, find, root } = await show({ columns, rows: [{ name: '甲', on: true }] })
    const middle = (element: Element) => {
      const { top, height } = element.getBoundingClientRect()
      return top + height / 2
    }
    expect(middle(field(0, 1))).to.be.closeTo(middle(field(0, 0)), 1)
    await setViewport({ width: 390, height: 844 })
    await until(() => field(0, 1).getBoundingClientRect().top > field(0, 0).getBoundingClientRect().bottom)
    const marks = [...root.querySelectorAll('label > span:first-child')].map(
      (label) => getComputedStyle(label, '::after').content,
    )
    expect(marks).to.deep.equal(['" *"', 'none'])
    expect(find('label').getBoundingClientRect().height).to.be.above(40)
  })

  it('leaves nothing behind', async () => {
    const cycle = async () => {
      const { grip, unmount, said } = await show()
      grip(0).focus()
      await press(' ')
      await until(() => said() !== '')
      unmount()
    }
    await cycle()
    const before = await domCounters()
    for (let round = 0; round < 3; round++) await cycle()
    await until(async () => (await domCounters()).jsEventListeners <= before.jsEventListeners)
  })
})

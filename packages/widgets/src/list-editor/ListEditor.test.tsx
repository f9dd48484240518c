import { domCounters, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import type { ListColumn } from '.'
import { columns, Sample, show, three } from './testing/showListEditor'

const press = (key: string) => sendKeys({ press: key })

describe('ListEditor', () => {
  afterEach(() => setViewport({ width: 800, height: 600 }))

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

import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { show, three } from './testing/showListEditor'

const press = (key: string) => sendKeys({ press: key })

describe('ListEditor', () => {
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
})

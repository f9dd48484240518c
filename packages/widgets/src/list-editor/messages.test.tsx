import { mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { ListEditor } from '.'
import { columns, show } from './testing/showListEditor'

const press = (key: string) => sendKeys({ press: key })

describe('ListEditor', () => {
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
})

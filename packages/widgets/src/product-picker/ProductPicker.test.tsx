import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { Picker, withGateway } from './testing/Picker'

describe('ProductPicker', () => {
  withGateway()

  it('W-PICK-1 a button opens a large modal dialog', async () => {
    const picker = new Picker()
    await picker.open()
    console.log(picker.heads.join('|'))
    console.log(picker.rows.map((r) => r.textContent).join('\n'))
    console.log(picker.view.root.querySelector('.eb-picker')?.outerHTML.slice(0, 6000))
    expect(picker.dialog?.matches(':modal')).to.equal(true)
    expect(picker.dialog?.querySelector('h2')?.textContent).to.equal('选择商品')
    await until(() => picker.rows.length === 10)
    await picker.choose(picker.nameOf(picker.rows[0]))
    console.log(JSON.stringify(picker.chosen), JSON.stringify(picker.events))
    await picker.confirm()
    console.log(JSON.stringify(picker.changes))
    await until(() => picker.summary.length)
    console.log(JSON.stringify(picker.summary), picker.button.textContent)
  })
})

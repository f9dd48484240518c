import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import '../register/cascader'
import '../register/date'
import '../register/number-input'
import '../register/select'
import '../register/suggest'
import '../register/switch'
import { type AnyElement, place, shown } from './mount'

describe('contract: a message below a field', () => {
  for (const tag of ['eb-cascader', 'eb-date', 'eb-number-input', 'eb-select', 'eb-suggest'])
    it(`does not make ${tag} wider`, async () => {
      const target = place()
      target.innerHTML = `<${tag}></${tag}>`
      const field = target.firstElementChild as AnyElement
      await shown(field)
      const { width } = field.getBoundingClientRect()
      field.setCustomValidity(
        'This is what is wrong with it, in a sentence that is longer than the field is.',
      )
      field.reportValidity()
      const message = await until(() => field.shadowRoot?.querySelector('[part=message]'), 'the message')
      expect(field.getBoundingClientRect().width).to.equal(width)
      expect(message.getBoundingClientRect().width).to.be.closeTo(width, 1)
    })

  it('can be read below a switch', async () => {
    const target = place()
    target.innerHTML = '<eb-switch></eb-switch>'
    const field = target.firstElementChild as AnyElement
    field.setCustomValidity('Turn it on')
    field.reportValidity()
    const message = await until(() => field.shadowRoot?.querySelector('[part=message]'), 'the message')
    expect(message.getBoundingClientRect().width).to.equal(120)
  })
})

import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { type AnyElement, place, shown } from './contract/mount'
import { dateRange } from './pure/date-range'

dateRange.register()

describe('eb-date-range in a form', () => {
  it('a reset clears text that is no date, even if there was no value', async () => {
    const owner = document.createElement('form')
    place().append(owner)
    const element = document.createElement('eb-date-range') as AnyElement
    element.name = 'stay'
    owner.append(element)
    await shown(element)
    const input = element.shadowRoot?.querySelector('input') as HTMLInputElement
    input.focus()
    await sendKeys({ type: '2026-02-30' })
    await sendKeys({ press: 'Tab' })
    await until(() => !owner.checkValidity(), 'invalid')
    owner.reset()
    await until(() => input.value === '', 'the field is empty')
    await until(() => owner.checkValidity(), 'valid')
    expect(element.value).to.equal('')
  })
})

import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import fc from 'fast-check'
import { type AnyElement, next, place, record } from './contract/mount'
import { suggest } from './pure/suggest'

suggest.register()

const numRuns = EB_SOAK ? 10_000 : 500

async function inForm(html: string) {
  const form = document.createElement('form')
  form.innerHTML = html
  place().append(form)
  const element = form.firstElementChild as AnyElement
  await element.updateComplete
  const input = element.shadowRoot?.querySelector('input') as HTMLInputElement
  return { element, form, input }
}

describe('eb-suggest in a page', () => {
  it('W-SUG-1 `source` as a property; eb-error reports a failure, and the text stays the value', async () => {
    const { element, form, input } = await inForm('<eb-suggest name="hotel"></eb-suggest>')
    element.source = () => Promise.reject(new Error('no network'))
    const reported = next(element, 'eb-error')
    input.focus()
    await sendKeys({ type: 'lake' })
    expect((await reported).detail.code).to.equal('source-failed')
    expect([element.value, new FormData(form).get('hotel')]).to.deep.equal(['lake', 'lake'])
  })

  it("W-SUG-1 reports a chosen suggestion with the page's own data", async () => {
    const { element, input } = await inForm('<eb-suggest></eb-suggest>')
    element.suggestions = [{ value: '湖畔酒店', id: 42 }]
    const events = record(element, 'eb-input', 'eb-change', 'eb-select')
    input.focus()
    await sendKeys({ press: 'ArrowDown' })
    await until(() => input.hasAttribute('aria-activedescendant'))
    await sendKeys({ press: 'Enter' })
    await until(() => events.length === 3)
    expect(events.map(({ type }) => type)).to.deep.equal(['eb-input', 'eb-change', 'eb-select'])
    expect((events[2] as CustomEvent).detail.suggestion.id).to.equal(42)
    expect(element.value).to.equal('湖畔酒店')
  })

  it('Enter presses the submit button of the form, unless it accepts a suggestion or ends a composition', async () => {
    const { element, form, input } = await inForm(
      `<eb-suggest name="hotel" suggestions='["Lakeside"]'></eb-suggest><input name="more"><button name="go" value="1">OK</button>`,
    )
    const sent: string[] = []
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      sent.push(new URLSearchParams(new FormData(form, event.submitter) as never).toString())
    })
    input.focus()
    await sendKeys({ type: 'La' })
    const key = { key: 'Enter', bubbles: true, composed: true, keyCode: 229 }
    input.dispatchEvent(new KeyboardEvent('keydown', key))
    await sendKeys({ press: 'ArrowDown' })
    await until(() => input.hasAttribute('aria-activedescendant'))
    await sendKeys({ press: 'Enter' })
    await until(() => element.value === 'Lakeside')
    expect(sent).to.deep.equal([])
    await sendKeys({ press: 'Enter' })
    expect(sent).to.deep.equal(['hotel=Lakeside&more=&go=1'])
    const button = form.querySelector('button') as HTMLButtonElement
    button.disabled = true
    await sendKeys({ press: 'Enter' })
    button.remove()
    await sendKeys({ press: 'Enter' })
    expect(sent.length).to.equal(1)
    form.querySelector('input')?.remove()
    await sendKeys({ press: 'Enter' })
    expect(sent[1]).to.equal('hotel=Lakeside')
  })

  it('reports an invalid source, and keeps the last valid one', async () => {
    const { element } = await inForm(`<eb-suggest suggestions='["a"]'></eb-suggest>`)
    const errors = record(element, 'eb-error')
    for (const bad of ['no JSON', [null], [7], {}]) element.suggestions = bad
    element.source = 'text'
    await until(() => errors.length === 5)
    expect([element.suggestions, element.source]).to.deep.equal([['a'], undefined])
  })

  it(`${numRuns} random texts: kept, shown and submitted unchanged`, async () => {
    const { element, form, input } = await inForm('<eb-suggest name="hotel"></eb-suggest>')
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        element.value = text
        await element.updateComplete
        expect(element.value).to.equal(text)
        expect(new FormData(form).get('hotel') ?? '').to.equal(text.replace(/\r?\n|\r/g, '\r\n'))
        expect(input.value).to.equal(text.replace(/[\r\n]/g, ''))
      }),
      { numRuns },
    )
  })
})

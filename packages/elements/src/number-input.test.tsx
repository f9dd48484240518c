import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { type AnyElement, place, shown } from './contract/mount'
import { numberInput } from './pure/number-input'
import { switchElement } from './pure/switch'

numberInput.register()
switchElement.register()

/** A form with a number input and the additional `markup`, and the data it was submitted with. */
async function openForm(markup = '') {
  const form = document.createElement('form')
  form.innerHTML = `<eb-number-input name="stock" label="库存" max="99" value="5"></eb-number-input>${markup}`
  const submitted: Array<string | null> = []
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    submitted.push(`${new FormData(form).get('stock')} ${event.submitter?.textContent ?? ''}`.trim())
  })
  place().append(form)
  const element = form.firstElementChild as AnyElement
  await shown(element)
  const input = element.shadowRoot?.querySelector('input') as HTMLInputElement
  const enter = async (text: string) => {
    input.focus()
    input.select()
    await sendKeys({ type: text })
    await sendKeys({ press: 'Enter' })
  }
  return { element, input, enter, submitted }
}

describe('eb-number-input in a form', () => {
  it('Enter corrects the typed number, then submits by the first button of the form', async () => {
    const { enter, submitted, element } = await openForm(
      '<button type="button">x</button><button>保存</button>',
    )
    const changes: number[] = []
    element.addEventListener('eb-change', (event) => changes.push((event as CustomEvent).detail.value))
    await enter('150')
    await until(() => submitted.length, 'submission')
    expect(submitted).to.deep.equal(['99 保存'])
    expect(changes).to.deep.equal([99])
  })

  it('Enter submits a form without a button, and nothing while its button is disabled', async () => {
    const { enter, submitted } = await openForm()
    await enter('7')
    await until(() => submitted.length, 'submission')
    expect(submitted).to.deep.equal(['7'])
    const other = await openForm('<button disabled>保存</button>')
    await other.enter('7')
    await until(() => other.element.value === '7', 'corrected')
    expect(other.submitted).to.deep.equal([])
  })

  it('Enter without a form, or one that ends a composition, submits nothing', async () => {
    const { input, submitted } = await openForm('<button>保存</button>')
    input.focus()
    input.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, composed: true }),
    )
    expect(submitted).to.deep.equal([])
    const alone = document.createElement('eb-number-input') as AnyElement
    place().append(alone)
    await shown(alone)
    alone.focus()
    await sendKeys({ type: '8' })
    await sendKeys({ press: 'Enter' })
    await until(() => alone.value === '8', 'corrected')
  })
})

describe('a label of the page beside a field', () => {
  const topOf = (element: Element) => element.getBoundingClientRect().top
  const bottomOf = (element: Element) => element.getBoundingClientRect().bottom

  /** A line of the page with a label and a field. */
  async function labelled(markup: string) {
    const line = place().appendChild(document.createElement('p'))
    line.innerHTML = `<label>库存</label> ${markup}`
    const [label, field] = [...line.children] as [Element, AnyElement]
    await shown(field)
    return { label, field }
  }

  it('stays where it is when a message appears under the field', async () => {
    const { label, field } = await labelled('<eb-number-input required></eb-number-input>')
    const top = topOf(label)
    field.reportValidity()
    await until(() => field.shadowRoot?.querySelector('[part=message]')?.textContent, 'message')
    expect(topOf(label)).to.equal(top)
  })

  it('is centred in a switch', async () => {
    const { label, field } = await labelled('<eb-switch></eb-switch>')
    const middleOf = (element: Element) => (topOf(element) + bottomOf(element)) / 2
    expect(middleOf(field)).to.be.closeTo(middleOf(label), 3)
  })
})

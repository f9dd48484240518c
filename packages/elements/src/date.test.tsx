import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { type AnyElement, place, record, shown } from './contract/mount'
import { date } from './pure/date'

date.register()

const form = () => {
  const element = document.createElement('form')
  place().append(element)
  return element
}

async function dateIn(parent: Node, attributes: Record<string, string> = {}): Promise<AnyElement> {
  const element = document.createElement('eb-date') as AnyElement
  for (const [name, text] of Object.entries({ name: 'day', ...attributes })) element.setAttribute(name, text)
  parent.appendChild(element)
  await shown(element)
  return element
}

const find = <E extends HTMLElement>(element: HTMLElement, selector: string) =>
  element.shadowRoot?.querySelector<E>(selector) as E
const dayOf = (owner: HTMLFormElement) => new FormData(owner).get('day')

async function typeInto(element: HTMLElement, text: string) {
  const input = find<HTMLInputElement>(element, 'input')
  input.focus()
  input.select()
  await sendKeys({ type: text })
  await sendKeys({ press: 'Tab' })
}

describe('eb-date', () => {
  it('opens by its button', async () => {
    const element = await dateIn(form(), { value: '2026-11-20' })
    find(element, '[part=button]').click()
    await until(() => find(element, '[part=panel]:popover-open'), 'open')
    expect(element.open).to.equal(true)
    await until(() => find(element, '[data-day="2026-11-20"]:focus'))
    find(element, '[part=button]').click()
    await until(() => !find(element, '[part=panel]'), 'closed')
  })

  it('submits its text in its format, whatever the order of attributes', async () => {
    const owner = form()
    const element = await dateIn(owner, {
      value: '2026/11/20 14:32',
      time: '',
      format: 'YYYY.MM.DD HH:mm:59',
    })
    expect(dayOf(owner)).to.equal('2026.11.20 14:32:59')
    element.format = undefined
    await shown(element)
    expect(dayOf(owner)).to.equal('2026-11-20 14:32:00')
    element.time = false
    await shown(element)
    expect(dayOf(owner)).to.equal('2026-11-20')
    expect(element.value).to.equal('2026-11-20')
  })

  it('reports a change once, with its text, and keeps native events inside', async () => {
    const element = await dateIn(form(), { value: '2026-11-20' })
    const events = record(element, 'eb-change', 'change', 'input', 'eb-input')
    await typeInto(element, '11/21/2026')
    await typeInto(element, '2026-11-21')
    const values = events.map((event) => [event.type, (event as CustomEvent).detail?.value])
    expect(values).to.deep.equal([
      ['eb-change', ''],
      ['input', undefined],
      ['change', undefined],
      ['eb-change', '2026-11-21'],
      ['input', undefined],
      ['change', undefined],
    ])
  })

  it('a date outside its limits is invalid as in HTML, in the language of the element', async () => {
    const element = await dateIn(form(), { value: '2026-11-09', min: '2026-11-10', max: '2026-11-20' })
    element.closed = [{ start: '2026-11-15', reason: '盘点' }]
    expect(element.validity.rangeUnderflow).to.equal(true)
    expect(element.validationMessage).to.equal('最早 2026-11-10')
    element.lang = 'en'
    await shown(element)
    expect(element.validationMessage).to.equal('2026-11-10 at the earliest')
    element.value = '2026-11-21'
    expect(element.validity.rangeOverflow).to.equal(true)
    element.value = '2026-11-15'
    expect(element.validity.stepMismatch).to.equal(true)
    expect(element.validationMessage).to.equal('2026-11-15 is not available: 盘点')
    element.value = '2026-11-20'
    expect(element.checkValidity()).to.equal(true)
    element.max = '2026-11-19'
    await shown(element)
    expect(element.checkValidity()).to.equal(false)
  })

  it('keeps text typed beyond the limits, with the reason below it', async () => {
    const element = await dateIn(form(), { max: '2026-11-20' })
    await typeInto(element, '20261121')
    await until(() => find(element, '[part=message]')?.textContent === '最晚 2026-11-20', 'message')
    expect(element.value).to.equal('2026-11-21')
    expect(element.matches(':invalid')).to.equal(true)
    await typeInto(element, '20261120')
    await until(() => !find(element, '[part=message]'), 'no message')
    expect(element.matches(':valid')).to.equal(true)
  })

  it('text that is no date cannot be submitted; a reset of the form clears it', async () => {
    const owner = form()
    const element = await dateIn(owner, { value: '2026-11-20' })
    await typeInto(element, '2026-02-30')
    await until(() => find(element, '[part=message]'), 'message')
    expect(dayOf(owner)).to.equal(null)
    expect(owner.checkValidity()).to.equal(false)
    expect(element.validationMessage).to.equal('日期写成 2026-11-20 这样')
    owner.reset()
    await until(() => find<HTMLInputElement>(element, 'input').value === '2026-11-20', 'reset')
    await until(() => owner.checkValidity(), 'valid')
    expect(dayOf(owner)).to.equal('2026-11-20')
  })

  it('keeps the text being typed while it is out of the page', async () => {
    const owner = form()
    const element = await dateIn(owner)
    find<HTMLInputElement>(element, 'input').focus()
    await sendKeys({ type: '2026-1' })
    element.remove()
    await until(() => !find(element, 'input'), 'unmounted')
    owner.append(element)
    await until(() => find<HTMLInputElement>(element, 'input')?.value === '2026-1', 'back')
  })
})

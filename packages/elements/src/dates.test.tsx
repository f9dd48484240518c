import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import fc from 'fast-check'
import { type AnyElement, mount, record, shown } from './contract/mount'
import type { Specimen } from './contract/Specimen'
import { specimens } from './contract/specimens'

const count = EB_SOAK ? 10_000 : 500

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && isReal(text)
const isReal = (day: string) => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)

/** Holds for every accepted value of an element, for any input. */
const invariants: Record<string, (element: AnyElement) => void> = {
  'eb-date': ({ value }) => expect(value).to.be.a('string'),
  'eb-date-range': ({ value, range }) => {
    if (range === null) expect(value).to.equal('')
    else expect(value).to.match(/^\d{4}-\d\d-\d\d.* 至 \d{4}-\d\d-\d\d/)
  },
}

const specimenOf = (tag: string) => specimens.find((each) => each.tag === tag) as Specimen
const inputsOf = (element: AnyElement) => [...(element.shadowRoot?.querySelectorAll('input') ?? [])]

const day = fc
  .integer({ min: -62_135_596_800, max: 253_402_300_799 })
  .map((seconds) => new Date(seconds * 1000).toISOString().slice(0, 10))
const someday = fc.oneof(
  day,
  fc
    .integer({ min: 0, max: 999 })
    .map((days) => new Date(Date.UTC(2026, 0, days)).toISOString().slice(0, 10)),
)
const text = fc.oneof(
  someday,
  fc.tuple(someday, someday).map((days) => days.join(' 至 ')),
  someday.map((one) => `${one.replaceAll('-', '/')} 9:05`),
  fc.string({ unit: 'grapheme' }),
  fc.json(),
  fc.constantFrom(
    '',
    'today',
    '0000-00-00',
    '9999-12-31 23:59:59',
    '2026-02-30',
    '２０２６年１１月２０日',
    '11-1',
    '-',
  ),
)
const anything = fc.oneof(text, fc.anything(), fc.array(fc.anything()), fc.record({ start: text, end: text }))

/** Types a text as a user does, and leaves the field. */
async function enter(element: AnyElement, input: HTMLInputElement, entry: string) {
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  input.focus()
  write?.call(input, entry)
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
  await shown(element)
  input.blur()
  await shown(element)
}

for (const [tag, holds] of Object.entries(invariants)) {
  const specimen = specimenOf(tag)
  const { properties, form } = specimen.definition
  const names = ['value', String(form?.property), ...Object.keys(properties)].filter(
    (name) => name !== 'open',
  )

  describe(`${tag} with values of any kind`, () => {
    it(`${count} values for value and properties, and texts for attributes: nothing throws`, async () => {
      const element = await mount(specimen, { name: 'field' })
      const errors = record(element, 'eb-error')
      for (const [index, [name, value, attribute]] of fc
        .sample(fc.tuple(fc.constantFrom(...names), anything, fc.option(text)), count)
        .entries()) {
        element[name] = value
        holds(element)
        const kebab = name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
        if (attribute === null) element.removeAttribute(kebab)
        else element.setAttribute(kebab, attribute)
        holds(element)
        if (index % 50 === 0) await shown(element)
      }
      await shown(element)
      const codes = new Set(errors.map((event) => (event as CustomEvent).detail.code))
      codes.delete('invalid-property')
      codes.delete('invalid-attribute')
      expect([...codes]).to.deep.equal([])
      expect(inputsOf(element).length).to.be.above(0)
    })

    it(`${count} entries: each becomes valid dates within the limits, in order, or is reported as wrong`, async () => {
      const element = await mount(specimen, { min: '2026-01-10', max: '2027-12-31', name: 'field' })
      for (const entry of fc.sample(text, count)) {
        const inputs = inputsOf(element)
        await enter(
          element,
          inputs[fc.sample(fc.nat(inputs.length - 1), 1)[0] ?? 0] as HTMLInputElement,
          entry,
        )
        const days = (element.value as string).split(' 至 ').filter(Boolean)
        expect(days.every(isDay), `${entry} became ${element.value}`).to.equal(true)
        expect(days).to.deep.equal([...days].sort())
        const isWithin = days.every((one) => '2026-01-10' <= one && one <= '2027-12-31')
        expect(element.validity.valid && !isWithin, entry).to.equal(false)
      }
    })
  })
}

describe('eb-date-range in a form', () => {
  const range = () => mount(specimenOf('eb-date-range'), { name: 'stay', 'max-days': '5' })

  it('W-DATE-5 clears and reports a range that is too long; the form can then be submitted without one', async () => {
    const element = await range()
    element.value = ''
    await shown(element)
    const [start, end] = inputsOf(element) as [HTMLInputElement, HTMLInputElement]
    await enter(element, start, '2026-11-01')
    await until(() => !element.validity.valid, 'half a range')
    await enter(element, end, '2026-11-30')
    const message = await until(() => element.shadowRoot?.querySelector('[part=message]'), 'message')
    expect(message.textContent).to.match(/5/)
    expect(element.value).to.equal('')
    await until(() => element.validity.valid, 'valid')
    element.required = true
    await shown(element)
    expect(element.validity.valueMissing).to.equal(true)
  })

  it('restores the text being typed after the element was moved', async () => {
    const element = await range()
    inputsOf(element)[0]?.focus()
    await sendKeys({ type: '2026-1' })
    const other = document.createElement('div')
    element.parentElement?.append(other)
    other.append(element)
    await shown(element)
    await until(() => inputsOf(element)[0]?.value === '2026-1', 'text')
    other.remove()
  })
})

import { expect } from '@open-wc/testing'
import fc from 'fast-check'
import { type AnyElement, mount, record, shown } from './contract/mount'
import type { Specimen } from './contract/Specimen'
import { specimens } from './contract/specimens'

const count = EB_SOAK ? 10_000 : 500

/** Holds for every accepted value of an element, for any input. */
const invariants: Record<string, (element: AnyElement) => void> = {
  'eb-switch': ({ value, trueValue, falseValue }) => expect([trueValue, falseValue]).to.include(value),
  'eb-number-input': ({ value, valueAsNumber }) => {
    if (valueAsNumber === null) expect(value).to.equal('')
    else expect(value).to.match(/^-?\d+(\.\d+)?$/)
    expect(Math.abs(valueAsNumber)).to.be.at.most(Number.MAX_SAFE_INTEGER)
  },
  'eb-checkbox-group': ({ value, selection }) => {
    expect(selection.every((each: unknown) => each && typeof each === 'string')).to.equal(true)
    expect(value).to.equal([...new Set(selection)].join())
  },
  'eb-radio-group': ({ value }) => expect(value).to.be.a('string'),
}

const anything = fc.oneof(
  fc.anything(),
  fc.string({ unit: 'grapheme' }),
  fc.double(),
  fc.array(fc.string()),
  fc.constantFrom(
    null,
    undefined,
    '',
    '1',
    '0',
    -0,
    1e21,
    Number.NaN,
    '1e21',
    '１２',
    ',',
    'a,a,,b',
    '[]',
    '{',
  ),
)

for (const [tag, holds] of Object.entries(invariants)) {
  const specimen = specimens.find((each) => each.tag === tag) as Specimen
  const { properties, form } = specimen.definition
  const names = ['value', String(form?.property), ...Object.keys(properties)]

  describe(`${tag} with values of any kind`, () => {
    const assign = async (element: AnyElement, name: string, value: unknown) => {
      element[name] = value
      holds(element)
    }

    it(`${count} values for value and properties: nothing throws, nothing invalid is accepted`, async () => {
      const element = await mount(specimen, { name: 'field' })
      const errors = record(element, 'eb-error')
      const steps = fc.sample(fc.tuple(fc.constantFrom(...names), anything), count)
      for (const [index, [name, value]] of steps.entries()) {
        await assign(element, name, value)
        if (index % 50 === 0) await shown(element)
      }
      await shown(element)
      const codes = new Set(errors.map((event) => (event as CustomEvent).detail.code))
      codes.delete('invalid-property')
      // Of values that are good, but must not be the same.
      if (specimen.definition.conflict) codes.delete('invalid-attribute')
      expect([...codes]).to.deep.equal([])
      element.value = null
      await shown(element)
      expect(element.shadowRoot?.querySelector('input,fieldset')).to.not.equal(null)
    })

    it('reports a value that cannot be converted to text, and keeps the last valid one', async () => {
      const element = await mount(specimen)
      const errors = record(element, 'eb-error')
      const { value } = element
      element.value = Object.create(null)
      await shown(element)
      expect(element.value).to.equal(value)
      expect(errors.map((event) => (event as CustomEvent).detail.code)).to.deep.equal(['invalid-property'])
    })

    it(`${count} texts for attributes: nothing throws, nothing invalid is accepted`, async () => {
      const element = await mount(specimen)
      const attributes = names.map((name) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`))
      const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.json(), fc.double().map(String))
      const steps = fc.sample(fc.tuple(fc.constantFrom(...attributes), fc.option(text)), count)
      for (const [index, [name, value]] of steps.entries()) {
        if (value === null) element.removeAttribute(name)
        else element.setAttribute(name, value)
        holds(element)
        if (index % 50 === 0) await shown(element)
      }
      await shown(element)
      expect(element.shadowRoot?.querySelector('input,fieldset')).to.not.equal(null)
    })
  })
}

describe('eb-number-input with entries of any kind', () => {
  it(`W-NUM-2 W-NUM-4 W-NUM-5 ${count} entries: each becomes a number within the bounds`, async () => {
    const specimen = specimens.find(({ tag }) => tag === 'eb-number-input') as Specimen
    const element = await mount(specimen, { min: '-5', max: '1000.5', precision: '2', value: '3' })
    const input = element.shadowRoot?.querySelector('input') as HTMLInputElement
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.double().map(String), fc.integer().map(String))
    for (const entry of fc.sample(text, count)) {
      input.focus()
      write?.call(input, entry)
      input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
      await shown(element)
      input.blur()
      await shown(element)
      const { valueAsNumber, value, validity } = element
      expect(valueAsNumber, entry).to.be.within(-5, 1000.5)
      expect(value).to.match(/^-?\d+(\.\d{1,2})?$/)
      expect(validity.valid).to.equal(true)
    }
  })
})

import { getPage } from '@ebkit/core/page'
import { expect } from '@open-wc/testing'
import { attributeOf, defaultOf } from '../element/attributes'
import { propertiesOf } from '../element/elementClass'
import { foreignNames } from '../element/lostProperties'
import type { PropertyDefinition } from '../propertyDefinition'
import { type AnyElement, create, mount, next, place, record, shown, turn } from './mount'
import type { Specimen } from './Specimen'
import { specimensFor } from './specimens'

/** Texts that every attribute of a type accepts, with their values. */
const samplesByType: Record<string, { text: string; value: unknown }> = {
  string: { text: 'some text', value: 'some text' },
  number: { text: '42', value: 42 },
  boolean: { text: '', value: true },
  json: { text: '["a",{"b":1}]', value: ['a', { b: 1 }] },
}

interface Listed {
  name: string
  attribute: string
  property: PropertyDefinition
  sample: { text: string; value: unknown }
}

function attributesOf({ definition, samples }: Specimen): Listed[] {
  return Object.entries(propertiesOf(definition)).flatMap(([name, property]) => {
    const attribute = attributeOf(name, property)
    if (!attribute || !property.type || name === 'isBroken') return []
    const last = property.values?.at(-1)
    const sample = samples?.[name] ?? (last ? { text: last, value: last } : samplesByType[property.type])
    return [{ name, attribute, property, sample: sample as Listed['sample'] }]
  })
}

let lateTags = 0

/** Inserts an undefined element into the page; `define` defines it. */
function late(specimen: Specimen): { element: AnyElement; define: () => void } {
  lateTags += 1
  const tag = `eb-late-${lateTags}`
  const element = create({ ...specimen, tag })
  place().append(element)
  return { element, define: () => customElements.define(tag, class extends specimen.elementClass {}) }
}

for (const specimen of specimensFor('properties')) {
  const { tag, definition } = specimen
  const listed = attributesOf(specimen)

  describe(`contract 7 properties and attributes of ${tag}`, () => {
    before(() => specimen.setUp?.())
    after(() => specimen.tearDown?.())

    it('contract 7 attributes set their properties, and their removal restores the defaults', async () => {
      const element = await mount(specimen)
      for (const { name, attribute, property, sample } of listed) {
        const before = element.getAttribute(attribute)
        element.setAttribute(attribute, sample.text)
        expect(element[name], name).to.deep.equal(sample.value)
        await shown(element)
        element.removeAttribute(attribute)
        expect(element[name], name).to.deep.equal(defaultOf(property))
        await shown(element)
        if (before !== null) element.setAttribute(attribute, before)
      }
    })

    it('contract 7 boolean attributes follow HTML: present is true, with any value', () => {
      const element = create(specimen)
      for (const { name, attribute } of listed.filter(({ property }) => property.type === 'boolean')) {
        for (const text of ['', 'true', 'false', attribute]) {
          element.setAttribute(attribute, text)
          expect(element[name], `${attribute}="${text}"`).to.equal(true)
        }
        element[name] = 0
        expect(element[name], attribute).to.equal(false)
      }
    })

    const lost = listed.filter(({ property }) => property.type === 'json' && !property.reflect)
    it('contract 2 reports properties that a framework wrote as attributes before the definition, and the remedy', async () => {
      const { element, define } = late(specimen)
      const foreign = foreignNames(definition.properties)
      for (const { attribute } of lost) element.setAttribute(attribute, '[object Object],[object Object]')
      for (const name of foreign) element.setAttribute(name, '5') // in lower case, as React and Vue write them
      const errors = record(element, 'eb-error') as CustomEvent[]
      define()
      await shown(element)
      const reported = errors.filter(({ detail }) => detail.code === 'property-lost')
      const names = new Set([...lost.map(({ attribute }) => attribute), ...foreign])
      expect(new Set(reported.map(({ detail }) => detail.message.split(' ')[0]))).to.deep.equal(names)
      for (const { detail } of reported) {
        expect(detail.message).to.contain(`await EB.load(["${element.localName}"])`)
        expect(getPage().reports).to.deep.include({ code: 'property-lost', message: detail.message })
      }
      expect(errors.filter(({ detail }) => detail.code === 'invalid-attribute')).to.deep.equal([])
      for (const { name, sample } of lost) element[name] = sample.value
      await shown(element)
      for (const { name, sample } of lost) expect(element[name]).to.deep.equal(sample.value)
    })

    it('contract 2 advises how to set a property that a framework wrote as an attribute of a defined element', async () => {
      const element = await mount(specimen)
      const errors = record(element, 'eb-error') as CustomEvent[]
      for (const { name, attribute } of lost) {
        element.setAttribute(attribute, '[object Object]') // as Vue writes :row-actions
        await shown(element)
        const { code, message } = errors.at(-1)?.detail ?? {}
        expect(code, attribute).to.equal('property-lost')
        expect(message).to.contain(`${attribute} `).and.contain(`:${name}`).and.not.contain('EB.load')
        expect(getPage().reports).to.deep.include({ code, message: `<${element.localName}> ${message}` })
        expect(element.shadowRoot?.querySelector('.eb-element__problem')?.textContent).to.equal(message)
        element.removeAttribute(attribute)
      }
    })

    it('contract 2 a value given by the markup is not reported as a lost property', async () => {
      if (!definition.form) return
      const { element, define } = late(specimen)
      element.setAttribute('value', '1')
      const errors = record(element, 'eb-error') as CustomEvent[]
      define()
      await shown(element)
      expect(errors.filter(({ detail }) => detail.code === 'property-lost')).to.deep.equal([])
    })

    const unreadable = listed.flatMap(({ property, ...rest }) => {
      if (property.type === 'number') return ['many', ''].map((text) => ({ ...rest, text }))
      if (property.type === 'json') return ['{"cut":'].map((text) => ({ ...rest, text }))
      return property.values ? [{ ...rest, text: 'no such value' }] : []
    })
    it('contract 7 an invalid value keeps the last valid one, and is reported by eb-error and in the widget', async () => {
      const element = await mount(specimen)
      const problem = () => element.shadowRoot?.querySelector('.eb-element__problem')
      for (const { name, attribute, sample, text } of unreadable) {
        const bad = `${attribute}="${text}"`
        const before = element.getAttribute(attribute)
        element.setAttribute(attribute, sample.text)
        await shown(element)
        const reported = next(element, 'eb-error')
        element.setAttribute(attribute, text)
        const { detail } = await reported
        expect(detail.code, bad).to.equal('invalid-attribute')
        expect(detail.message).to.contain(attribute)
        expect(element[name], bad).to.deep.equal(sample.value)
        await shown(element)
        expect(problem()?.textContent).to.contain(attribute)
        element.setAttribute(attribute, before ?? sample.text)
        await shown(element)
        expect(problem() ?? null, bad).to.equal(null)
      }
    })

    const [first] = unreadable
    if (first)
      it('contract 7 a bad value in the page’s source is reported to listeners added later', async () => {
        const target = place()
        target.innerHTML = `<${tag} ${first.attribute}='${first.text}'></${tag}>`
        const { detail } = await next(target, 'eb-error')
        expect(detail.code).to.equal('invalid-attribute')
      })

    const limited = listed.filter(({ property }) => property.type === 'number' || property.values)
    if (limited.length > 0)
      it('contract 7 an unreadable assignment keeps the last valid value', async () => {
        for (const { name, sample, property } of limited) {
          const element = await mount(specimen)
          element[name] = sample.value
          const reported = next(element, 'eb-error')
          element[name] = property.type === 'number' ? Number.NaN : 'no such value'
          expect((await reported).detail.code).to.equal('invalid-property')
          expect(element[name]).to.deep.equal(sample.value)
        }
      })

    it('contract 7 undefined and null restore the default', () => {
      const element = create(specimen)
      for (const { name, sample, property } of listed) {
        element[name] = sample.value
        element[name] = undefined
        expect(element[name], name).to.deep.equal(defaultOf(property))
        element[name] = sample.value
        element[name] = null
        expect(element[name], name).to.deep.equal(defaultOf(property))
      }
    })

    it('contract 7 no property hides one of HTMLElement', () => {
      for (const name of Object.keys(propertiesOf(specimen.definition)))
        expect(name in HTMLElement.prototype, name).to.equal(false)
    })
  })

  describe(`contract 8 before definition, identity, reflection of ${tag}`, () => {
    before(() => specimen.setUp?.())
    after(() => specimen.tearDown?.())

    it('contract 8 keeps properties set before the element is defined', async () => {
      const { element, define } = late(specimen)
      for (const { name, sample } of listed) element[name] = sample.value
      define()
      await shown(element)
      for (const { name, sample } of listed) expect(element[name], name).to.deep.equal(sample.value)
      for (const { name } of listed) expect(Object.hasOwn(element, name), name).to.equal(false)
    })

    it('contract 8 such a property wins over its attribute, and a later attribute over it', async () => {
      const { element, define } = late(specimen)
      const taken = listed.filter(({ property }) => property.type === 'string' || property.type === 'number')
      for (const { name, attribute, property, sample } of taken) {
        element.setAttribute(attribute, property.values?.[0] ?? property.example ?? '7')
        element[name] = sample.value
      }
      define()
      for (const { name, attribute, property, sample } of taken) {
        expect(element[name], name).to.deep.equal(sample.value)
        const later = property.values?.[0] ?? property.example ?? '8'
        element.setAttribute(attribute, later)
        expect(String(element[name]), name).to.equal(later)
      }
      await shown(element)
    })

    it('contract 8 objects keep their identity and are not written to attributes', async () => {
      const element = await mount(specimen)
      for (const { name, attribute, sample } of listed.filter(({ property }) => property.type === 'json')) {
        const value = structuredClone(sample.value)
        const before = element.getAttribute(attribute)
        element[name] = value
        await shown(element)
        expect(element[name]).to.equal(value)
        expect(element.getAttribute(attribute)).to.equal(before)
      }
    })

    it('contract 8 reflects only what HTML controls reflect', async () => {
      const element = await mount(specimen)
      for (const { name, attribute, property, sample } of listed) {
        const before = element.getAttribute(attribute)
        element[name] = sample.value
        await shown(element)
        if (property.reflect) expect(element.getAttribute(attribute), name).to.equal(sample.text)
        else expect(element.getAttribute(attribute), name).to.equal(before)
      }
    })

    it('contract 8 setting a property emits no event', async () => {
      const element = await mount(specimen)
      const events = record(element, ...Object.keys(specimen.definition.events ?? {}), 'change', 'input')
      for (const { name, sample } of listed.filter((each) => each.name !== 'open'))
        element[name] = sample.value
      await shown(element)
      await turn()
      expect(events.map(({ type }) => type)).to.deep.equal([])
    })
  })
}

import { getPage } from '@ebkit/core/page'
import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { scope } from '../pure/scope'
import { type AnyElement, containerOf, mount, place, shown } from './mount'
import type { Specimen } from './Specimen'
import { specimens, specimensFor } from './specimens'

scope.register()

const languageOf = (element: HTMLElement) => containerOf(element).lang

/** An eb-scope in the page. */
function scopeWith(attributes: Record<string, string>, into: Node = place()): HTMLElement {
  const element = document.createElement('eb-scope')
  for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text)
  into.appendChild(element)
  return element
}

for (const specimen of specimensFor('language')) {
  const { tag } = specimen

  describe(`contract 16 the language of ${tag}`, () => {
    const { lang } = document.documentElement
    before(() => specimen.setUp?.())
    after(() => specimen.tearDown?.())
    afterEach(() => {
      document.documentElement.lang = lang
      getPage().configure({ lang: undefined })
    })

    it('contract 16 defaults to Chinese', async () => {
      document.documentElement.removeAttribute('lang')
      expect(languageOf(await mount(specimen))).to.equal('zh-CN')
    })

    it('contract 16 follows the page', async () => {
      document.documentElement.lang = 'en-GB'
      const element = await mount(specimen)
      expect(languageOf(element)).to.equal('en')
      document.documentElement.lang = 'zh-TW'
      await until(() => languageOf(element) === 'zh-CN', 'Chinese')
    })

    it('contract 16 the configuration precedes the page, eb-scope both, and its own lang everything', async () => {
      document.documentElement.lang = 'zh'
      const around = scopeWith({})
      const element = await mount(specimen, {}, around)
      getPage().configure({ lang: 'en' })
      await until(() => languageOf(element) === 'en', 'configured')
      around.lang = 'zh-CN'
      await until(() => languageOf(element) === 'zh-CN', 'of the scope')
      element.lang = 'en'
      await until(() => languageOf(element) === 'en', 'its own')
    })

    it('contract 16 an unknown language falls back to English', async () => {
      expect(languageOf(await mount(specimen, { lang: 'fr' }))).to.equal('en')
    })

    it('contract 16 a page can register a language', async () => {
      getPage().configure({ strings: { fr: { forms: { required: 'À remplir' } } } })
      const element = await mount(specimen, { lang: 'fr-CA' })
      expect(languageOf(element)).to.equal('fr')
      if (specimen.definition.form) {
        element.required = true
        expect((element as AnyElement).validationMessage).to.equal('À remplir')
      }
      getPage().configure({ strings: undefined })
      await until(() => languageOf(element) === 'en', 'gone again')
    })

    it('contract eb-scope works in shadow roots, the nearest one wins, and elements follow it when they move', async () => {
      const outer = scopeWith({ lang: 'en', dir: 'rtl' })
      const inner = scopeWith({ lang: 'zh' }, outer)
      const host = document.createElement('div')
      inner.append(host)
      const element = await mount(specimen, {}, host.attachShadow({ mode: 'open' }))
      expect(languageOf(element)).to.equal('zh-CN')
      expect(containerOf(element).dir).to.equal('rtl')
      outer.append(element)
      await shown(element)
      expect(languageOf(element)).to.equal('en')
      outer.lang = 'zh'
      await until(() => languageOf(element) === 'zh-CN', 'changed')
    })
  })
}

describe('eb-scope', () => {
  const text = specimens[0] as Specimen

  it('contract 7 hotelId and theme are properties and attributes', () => {
    const element = document.createElement('eb-scope') as AnyElement
    element.hotelId = '7'
    expect(element.getAttribute('hotel-id')).to.equal('7')
    element.setAttribute('hotel-id', '8')
    expect(element.hotelId).to.equal('8')
    element.hotelId = undefined
    expect(element.hasAttribute('hotel-id')).to.equal(false)
    element.theme = 'dark'
    expect(element.dataset.ebTheme).to.equal('dark')
  })

  it('contract 8 keeps properties set before the definition', () => {
    const element = document.createElement('eb-late-scope') as AnyElement
    element.hotelId = '9'
    place().append(element)
    customElements.define('eb-late-scope', class extends scope.elementClass {})
    expect(element.getAttribute('hotel-id')).to.equal('9')
  })

  it('contract 12 an unknown theme: eb-error, and the last one stays', async () => {
    const element = scopeWith({ theme: 'dark' }) as AnyElement
    const errors: CustomEvent[] = []
    element.addEventListener('eb-error', (event: Event) => errors.push(event as CustomEvent))
    element.setAttribute('theme', 'pink')
    await until(() => errors.length === 1, 'eb-error')
    expect(errors[0]?.detail.code).to.equal('invalid-attribute')
    expect(element.dataset.ebTheme).to.equal('dark')
  })

  it('contract 14 has no box of its own', async () => {
    const element = scopeWith({})
    expect(getComputedStyle(element).display).to.equal('contents')
    const inside = await mount(text, {}, element)
    expect(inside.getBoundingClientRect().width).to.be.greaterThan(0)
  })
})

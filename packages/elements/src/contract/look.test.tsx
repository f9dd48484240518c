import { getPage } from '@ebkit/core/page'
import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { emulateMedia, sendMouse } from '@web/test-runner-commands'
import { scope } from '../pure/scope'
import { allInside, computedStyles, differences } from './computedStyles'
import { styleSheet } from './libraries'
import { containerOf, mount, place, still, themeOf } from './mount'
import type { Specimen } from './Specimen'
import { specimensFor } from './specimens'

scope.register()

// Hover styles differ, and a sheet of the page can move an element under the pointer.
before(() => sendMouse({ type: 'move', position: [innerWidth - 1, innerHeight - 1] }))

/** Rules of old pages for all elements, and worse. */
const hostile = `
  *, *::before, *::after {
    box-sizing: content-box; color: red !important; font: italic 700 30px/3 serif !important; letter-spacing: 5px;
    text-transform: uppercase; text-align: right; text-indent: 40px; white-space: pre; word-spacing: 9px; margin: 7px;
    padding: 7px; border: 3px dotted lime; background: yellow; cursor: crosshair; list-style: square; float: right;
    border-radius: 20px; text-shadow: 2px 2px red; direction: rtl; user-select: none;
    line-height: 3 !important; outline: 4px solid blue; opacity: 0.9; quotes: "x" "y";
  }`

async function withSheet<Result>(css: string, work: () => Promise<Result>): Promise<Result> {
  const element = document.createElement('style')
  element.textContent = css
  document.head.append(element)
  try {
    return await work()
  } finally {
    element.remove()
  }
}

/** A sample of page content whose style must not change. */
function ordinaryPage(): HTMLElement {
  const target = place()
  target.innerHTML =
    '<h1>h</h1><p>p <a href="#">a</a></p><button>b</button><input><dialog open>d</dialog><label>l</label>'
  return target
}

const pageElements = (target: HTMLElement) => [
  document.documentElement,
  document.body,
  ...target.querySelectorAll('*'),
]

const schemes = ['light', 'dark'] as const
type Readings = Record<(typeof schemes)[number], string[]>

/** Reads styles with a light system and with a dark one. */
async function inBothSchemes(read: () => string[]): Promise<Readings> {
  const readings: Readings = { light: [], dark: [] }
  for (const colorScheme of schemes) {
    await emulateMedia({ colorScheme })
    readings[colorScheme] = read()
  }
  await emulateMedia({ colorScheme: 'light' })
  return readings
}

const changed = (before: Readings, after: Readings) =>
  schemes.flatMap((scheme) => differences(before[scheme], after[scheme]).map((line) => `${scheme}: ${line}`))

/** The page says how wide an element is, and narrow ones may look otherwise: one width, whatever the page's sheet. */
const oneWidth = { style: 'width: 700px' }

/** Shows everything that an element can show, including its open dialog. */
async function mountOpen(specimen: Specimen, more: Record<string, string> = {}): Promise<HTMLElement> {
  const element = await mount(specimen, more)
  await specimen.open?.(element)
  if (specimen.open) await until(() => specimen.isOpen?.(element), 'open')
  await still(element)
  return element
}

for (const specimen of specimensFor('look')) {
  const { tag, definition } = specimen

  describe(`contract 14 the look of ${tag}`, () => {
    before(() => specimen.setUp?.())
    after(() => specimen.tearDown?.())
    afterEach(() => emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' }))
    beforeEach(() => emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' }))

    it('contract 14 a hostile sheet of the page, or Bootstrap 3, changes nothing inside', async () => {
      const element = await mountOpen(specimen, oneWidth)
      const before = computedStyles(allInside(element))
      expect(before.length).to.be.greaterThan(0)
      const expectSame = () =>
        expect(differences(before, computedStyles(allInside(element)))).to.deep.equal([])
      await withSheet(hostile, async () => {
        expect(getComputedStyle(element).color).to.equal('rgb(255, 0, 0)')
        expectSame()
      })
      const size = getComputedStyle(document.body).fontSize
      const remove = await styleSheet('bootstrap/dist/css/bootstrap.css')
      try {
        expect(getComputedStyle(document.body).fontSize).to.not.equal(size)
        expectSame()
      } finally {
        remove()
      }
    })

    it('contract 14 it changes nothing outside, with a light system or a dark one', async () => {
      const page = ordinaryPage()
      const inBoth = () => inBothSchemes(() => computedStyles(pageElements(page)))
      const before = await inBoth()
      const adopted = document.adoptedStyleSheets
      document.adoptedStyleSheets = []
      const clean = await inBoth()
      document.adoptedStyleSheets = adopted
      await mountOpen(specimen)
      expect(changed(clean, await inBoth())).to.deep.equal([])
      expect(changed(clean, before)).to.deep.equal([])
    })

    it('contract 14 on a light page it is light, whatever the system prefers', async () => {
      await emulateMedia({ colorScheme: 'dark' })
      expect(themeOf(await mount(specimen))).to.equal('light')
    })

    it('contract 14 it is dark where the page’s color-scheme is dark, and follows the system where it is both', async () => {
      const target = place()
      target.style.colorScheme = 'dark'
      expect(themeOf(await mount(specimen, {}, target))).to.equal('dark')
      target.style.colorScheme = 'light dark'
      const element = await mount(specimen, {}, target)
      expect(themeOf(element)).to.equal('light')
      await emulateMedia({ colorScheme: 'dark' })
      await until(() => themeOf(element) === 'dark', 'dark')
    })

    it('contract 14 it follows the page’s meta tag for color-scheme if no rule sets one', async () => {
      const tag = document.createElement('meta')
      tag.name = 'color-scheme'
      document.head.append(tag)
      try {
        tag.content = 'dark'
        expect(themeOf(await mount(specimen))).to.equal('dark')
        tag.content = 'light dark'
        const element = await mount(specimen)
        expect(themeOf(element)).to.equal('light')
        await emulateMedia({ colorScheme: 'dark' })
        await until(() => themeOf(element) === 'dark', 'dark')
      } finally {
        tag.remove()
      }
    })

    it('contract 14 data-theme of the element, then of its nearest ancestor, takes precedence', async () => {
      const own = await mount(specimen, { 'data-theme': 'dark' })
      expect(themeOf(own)).to.equal('dark')
      const around = place()
      around.dataset.theme = 'dark'
      const root = around.attachShadow({ mode: 'open' })
      const inside = await mount(specimen, {}, root)
      expect(inside.dataset.ebTheme).to.equal(undefined)
      expect(themeOf(inside)).to.equal('dark')
    })

    it("contract 14 rules and parts of the page with data-theme stay the page's own, in each theme", async () => {
      const target = place()
      target.innerHTML = '<div data-theme="dark"><input></div><div data-theme="light"><input></div>'
      const css = '[data-theme] { padding: 40px; opacity: 0.5 }'
      await withSheet(css, async () => {
        for (const scheme of ['dark', 'light']) {
          const around = target.appendChild(document.createElement('section'))
          around.style.colorScheme = scheme
          const element = await mount(specimen, {}, around)
          expect(themeOf(element), 'the fault: it has a theme').to.equal(scheme)
          const { paddingTop, opacity } = getComputedStyle(element)
          expect([paddingTop, opacity]).to.deep.equal(['0px', '1'])
        }
        for (const input of target.querySelectorAll('input'))
          expect(getComputedStyle(input).colorScheme).to.equal('normal')
      })
    })

    it('contract 14 the configured theme applies to all elements', async () => {
      const element = await mount(specimen)
      getPage().configure({ theme: 'dark' })
      await until(() => themeOf(element) === 'dark', 'dark')
      getPage().configure({ theme: undefined })
      await until(() => themeOf(element) === 'light', 'light')
    })

    it('contract 14 eb-scope sets the theme of the elements inside', async () => {
      const around = document.createElement('eb-scope')
      place().append(around)
      around.setAttribute('theme', 'dark')
      const element = await mount(specimen, {}, around)
      expect(themeOf(element)).to.equal('dark')
      around.setAttribute('theme', 'light')
      await until(() => themeOf(element) === 'light', 'light')
    })

    it('contract 14 dir of the element mirrors it', async () => {
      const element = await mount(specimen, { dir: 'rtl' })
      expect(getComputedStyle(containerOf(element)).direction).to.equal('rtl')
      element.dir = 'ltr'
      await until(() => getComputedStyle(containerOf(element)).direction === 'ltr', 'ltr')
    })

    it('contract 14 hidden hides it; its display is that of its definition', async () => {
      const element = await mount(specimen)
      expect(getComputedStyle(element).display).to.equal(definition.display ?? 'block')
      element.hidden = true
      expect(getComputedStyle(element).display).to.equal('none')
    })

    it('contract 14 a reset of the page keeps its display; rules that hide it work', async () => {
      const element = await mount(specimen)
      await withSheet('* { all: revert } .gone { display: none }', async () => {
        const { display } = getComputedStyle(element)
        expect(display).to.equal(definition.display ?? 'block')
        element.className = 'gone'
        expect(getComputedStyle(element).display).to.equal('none')
        element.className = ''
        element.hidden = true
        expect(getComputedStyle(element).display).to.equal('none')
      })
    })

    it('contract 14 its documented parts exist', async () => {
      const element = await mountOpen(specimen)
      for (const part of specimen.parts.filter((name) => !specimen.partsElsewhere?.includes(name)))
        expect(element.shadowRoot?.querySelector(`[part~="${part}"]`) !== null, part).to.equal(true)
    })

    it('contract 14 each part and slot that it shows is documented', async () => {
      const element = await mountOpen(specimen)
      const shown = [...(element.shadowRoot?.querySelectorAll('[part], slot') ?? [])]
      const parts = shown.flatMap((one) => [...one.part])
      const slots = shown
        .filter((one) => one.localName === 'slot')
        .map((one) => one.getAttribute('name') ?? '')
      const unknown = [
        ...parts.filter((part) => !specimen.parts.includes(part)),
        ...slots.filter((slot) => !specimen.slots.includes(slot) && !specimen.slots.includes('*')),
      ]
      expect([...new Set(unknown)]).to.deep.equal([])
    })

    it('contract 14 tokens and style sheets are shared', async () => {
      const [one, two] = [await mount(specimen), await mount(specimen)]
      const sheets = document.adoptedStyleSheets.length
      await mount(specimen)
      expect(document.adoptedStyleSheets.length).to.equal(sheets)
      const [first] = one.shadowRoot?.adoptedStyleSheets ?? []
      expect(two.shadowRoot?.adoptedStyleSheets[0] === first, 'shared').to.equal(true)
    })
  })
}

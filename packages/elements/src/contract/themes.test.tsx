import { getPage } from '@ebkit/core/page'
import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { submitButton } from '../pure/submit-button'
import { type AnyElement, place, shown } from './mount'

submitButton.register()

const styleOf = (element: Element) => getComputedStyle(element)
const accentOf = (element: Element) => styleOf(element).getPropertyValue('--eb-accent')
const reported = (words: RegExp) =>
  getPage().reports.filter(({ code, message }) => code === 'theme-invalid' && words.test(message))

async function buttonIn(html: string): Promise<AnyElement> {
  const target = place()
  target.innerHTML = html
  const button = target.querySelector('eb-submit-button') as AnyElement
  await shown(button)
  return button
}

describe('contract: hue and theme of a page', () => {
  const { warn } = console
  const warnings: string[] = []
  let sheet: HTMLStyleElement

  beforeEach(() => {
    warnings.length = 0
    console.warn = (text: string) => warnings.push(text)
    sheet = document.head.appendChild(document.createElement('style'))
  })
  afterEach(() => {
    console.warn = warn
    sheet.remove()
    document.documentElement.removeAttribute('class')
  })

  it('a colour in place of the hue leaves the accents visible, and is reported once with a valid hue', async () => {
    const usual = accentOf(await buttonIn('<eb-submit-button>ok</eb-submit-button>'))
    sheet.textContent = ':root { --eb-brand: #8a2be2 }'
    const button = await buttonIn('<eb-submit-button>ok</eb-submit-button>')
    const pressed = button.shadowRoot?.querySelector('button') as HTMLElement
    expect(accentOf(button)).to.equal(usual)
    expect(styleOf(pressed).backgroundColor).to.match(/^oklch\(.* 268\)$/)
    document.documentElement.className = 'changed' // what makes elements look again
    await until(() => reported(/#8a2be2/).length > 0, 'the report')
    expect(reported(/#8a2be2/)).to.have.length(1)
    expect(reported(/#8a2be2/)[0]?.message).to.contain('268')
    expect(warnings.filter((text) => text.includes('--eb-brand'))).to.have.length(1)
  })

  it('a hue in degrees, with a unit or without, recolours them', async () => {
    for (const [hue, degrees] of [
      ['155', '155'],
      ['155deg', '155'],
      ['0.5turn', '180'],
    ]) {
      sheet.textContent = `:root { --eb-brand: ${hue} }`
      const button = await buttonIn('<eb-submit-button>ok</eb-submit-button>')
      const pressed = button.shadowRoot?.querySelector('button') as HTMLElement
      expect(styleOf(pressed).backgroundColor, hue).to.match(new RegExp(` ${degrees}\\)$`))
    }
  })

  it('a theme in capital letters is reported, a word of the page is not', async () => {
    await buttonIn(
      '<p data-theme="emerald"></p><p data-theme="Dark"><eb-submit-button>ok</eb-submit-button></p>',
    )
    document.documentElement.className = 'changed'
    await until(() => reported(/Dark/).length > 0, 'the report')
    expect(reported(/Dark/)[0]?.message).to.contain('dark')
    expect(reported(/emerald/)).to.deep.equal([])
  })

  it('the font is set on the page, sizes with their font on one element too', async () => {
    const fontOf = async (css: string) => {
      sheet.textContent = css
      const button = await buttonIn('<eb-submit-button>ok</eb-submit-button>')
      return styleOf(button.shadowRoot?.querySelector('button') as Element).fontFamily
    }
    const usual = await fontOf('')
    expect(await fontOf('eb-submit-button { --eb-font: Georgia }')).to.equal(usual)
    expect(await fontOf('eb-submit-button { --eb-text-14: 14px / 22px Georgia }')).to.equal('Georgia')
    expect(await fontOf(':root { --eb-font: Georgia }')).to.equal('Georgia')
  })

  it('colours are set where a theme is, other tokens on the page too, the hue where the class is', async () => {
    sheet.textContent = `:root { --eb-radius-2: 9px; --eb-accent: rgb(1, 2, 3) }
      .mine, .mine [data-eb-theme] { --eb-accent: rgb(4, 5, 6) }`
    const plain = await buttonIn('<eb-submit-button>ok</eb-submit-button>')
    expect(styleOf(plain).getPropertyValue('--eb-radius-2')).to.equal('9px')
    expect(accentOf(plain)).not.to.equal('rgb(1, 2, 3)')
    const part = await buttonIn('<p class="mine"><eb-submit-button>ok</eb-submit-button></p>')
    expect(accentOf(part)).to.equal('rgb(4, 5, 6)')
    sheet.textContent = `:root, [data-theme], [data-eb-theme] { --eb-surface: rgb(7, 8, 9) }
      eb-submit-button { --eb-accent: rgb(1, 2, 3) }`
    for (const theme of ['', 'data-theme="dark"']) {
      const coloured = await buttonIn(`<p ${theme}><eb-submit-button>ok</eb-submit-button></p>`)
      expect(styleOf(coloured).getPropertyValue('--eb-surface'), theme).to.equal('rgb(7, 8, 9)')
      expect(accentOf(coloured), theme).to.equal('rgb(1, 2, 3)')
    }
    sheet.textContent = ''
    const own = '<eb-submit-button class="eb-brand" style="--eb-brand: 20">ok</eb-submit-button>'
    for (const html of [own, `<p data-theme="dark">${own}</p>`])
      expect(accentOf(await buttonIn(html))).to.match(/ 20\)$/)
  })
})

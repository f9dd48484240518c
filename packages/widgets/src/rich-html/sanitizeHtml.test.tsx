import { drawn } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sanitizeHtml } from './sanitizeHtml'
import { hostileCorpus } from './testing/hostileCorpus'

/** Elements that may remain. */
const harmless =
  /^(?:a|b|blockquote|br|code|col|colgroup|del|em|figcaption|figure|font|h[1-6]|hr|i|img|li|ol|p|pre|s|section|span|strike|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|u|ul|div)$/

describe('the sanitiser of rich text', () => {
  const hits: string[] = []
  before(() => Object.assign(window, { hit: () => hits.push('hit') }))
  after(() => Reflect.deleteProperty(window, 'hit'))

  for (const hostile of hostileCorpus)
    it(`F-CO-2 F-CO-3 ${hostile}`, async () => {
      const clean = sanitizeHtml(hostile)
      const host = document.body.appendChild(document.createElement('div'))
      host.innerHTML = clean
      for (const element of host.querySelectorAll('*')) {
        expect(element.localName).to.match(harmless)
        for (const { name, value } of element.attributes) {
          expect(name).to.not.match(/^(?:on|id$|name$|slot$|part$|data-|aria-|srcset|background|is$)/)
          expect(value).to.not.match(/evil\.test|javascript:|vbscript:|blob:|svg|expression|url\(/i)
        }
        const { position, zIndex } = getComputedStyle(element)
        expect([position, zIndex]).to.deep.equal(['static', 'auto'])
      }
      await drawn()
      host.remove()
      expect(hits).to.deep.equal([])
      // Clean markup is not changed.
      expect(sanitizeHtml(clean)).to.equal(clean)
    })

  it('F-CO-2 keeps the allowed elements of a text', () => {
    for (const kept of [
      '<h1 style="text-align: center">a</h1>',
      '<p style="line-height: 1.5"><strong>b</strong> <span style="font-size: 18px; color: rgb(1, 2, 3)">c</span></p>',
      '<ul><li><p>d</p></li></ul><ol start="3"><li><p>e</p></li></ol>',
      '<table><tbody><tr><td colspan="2"><p>f</p></td></tr></tbody></table>',
      '<p><a href="https://hotel.test/x">g</a><a href="tel:021">h</a><a href="mailto:a@b.cn">i</a></p>',
      '<p><img src="https://hotel.test/x.png" alt="j" width="20"><br></p><hr><blockquote><p>k</p></blockquote>',
    ])
      expect(sanitizeHtml(kept)).to.equal(kept)
  })

  it('F-CO-3 a link that opens another window gives it no access to this one', () => {
    expect(sanitizeHtml('<a href="https://hotel.test/" target="other">x</a>')).to.equal(
      '<a href="https://hotel.test/" target="_blank" rel="noopener noreferrer">x</a>',
    )
  })
})

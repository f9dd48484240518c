import { closeRealms, openRealm } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'

type Language = typeof import('./language')

/** A page in `lang`, whose script tag sets another language if `configured` is given. */
async function open(lang: string, html: string, configured?: string) {
  const realm = await openRealm(html)
  realm.document.documentElement.lang = lang
  const value = Object.assign(realm.document.createElement('script'), {
    src: `${location.origin}/none/eb.js`,
  })
  if (configured) value.dataset.lang = configured
  Object.defineProperty(realm.document, 'currentScript', { value, configurable: true })
  Object.assign(realm.window, { __EB_VERSION__: '1.2.0-12345678' })
  const { languageOf } = await realm.load<Language>('packages/loader/src/language')
  return (id: string) => languageOf(realm.document.getElementById(id) as Element)
}

describe('the language of the prefetched texts', () => {
  afterEach(closeRealms)

  it("is the page's: Chinese in every spelling and by default, else English", async () => {
    const cases = {
      '': 'zh',
      ' ': 'zh',
      zh: 'zh',
      'zh-CN': 'zh',
      zh_CN: 'zh',
      'ZH-tw': 'zh',
      en: 'en',
      fr: 'en',
      zhx: 'en',
    }
    for (const [lang, expected] of Object.entries(cases)) {
      const languageOf = await open(lang, '<eb-date id="a"></eb-date>')
      expect(languageOf('a'), lang).to.equal(expected)
    }
  })

  it("the element's language precedes its scope's, that the script tag's, and that the page's", async () => {
    const html = `<eb-scope lang="en"><eb-date id="own" lang="zh-CN"></eb-date><eb-date id="scope"></eb-date></eb-scope>
      <div lang="en"><eb-date id="page"></eb-date></div>`
    const languageOf = await open('en', html, 'zh-CN')
    expect(['own', 'scope', 'page'].map(languageOf)).to.deep.equal(['zh', 'en', 'zh'])
  })
})

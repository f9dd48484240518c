import { closeRealms, openRealm } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'

type Language = typeof import('./language')

/** A page in `lang`, whose script tag says something else where `configured` is given. */
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

describe('the language whose texts are fetched ahead', () => {
  afterEach(closeRealms)

  it('is that of the page: Chinese in each of its spellings and where nobody says one, else English', async () => {
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

  it('is that of the element before its scope, of that before the script tag, of that before the page', async () => {
    const html = `<eb-scope lang="en"><eb-date id="own" lang="zh-CN"></eb-date><eb-date id="scope"></eb-date></eb-scope>
      <div lang="en"><eb-date id="page"></eb-date></div>`
    const languageOf = await open('en', html, 'zh-CN')
    expect(['own', 'scope', 'page'].map(languageOf)).to.deep.equal(['zh', 'en', 'zh'])
  })
})

import { closeRealms, openRealm } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'

type ScriptTag = typeof import('./scriptTag')

const version = '1.2.0-12345678'

/** What the module finds when this tag runs it; undefined if the page runs its text in another way. */
async function read(tag?: string): Promise<ScriptTag> {
  const realm = await openRealm(tag)
  Object.assign(realm.window, { __EB_VERSION__: version })
  if (tag) {
    const value = realm.document.querySelector('script')
    Object.defineProperty(realm.document, 'currentScript', { value, configurable: true })
  }
  return realm.load<ScriptTag>('packages/loader/src/scriptTag')
}

/** Without an address the browser runs nothing. */
const tag = (attributes: string) => `<script type="text/plain" ${attributes}></script>`

describe('script tag', () => {
  afterEach(closeRealms)

  const bases: [name: string, attributes: string, base: string][] = [
    ['beside the newest copy', 'src="https://cdn.example/eb/eb.js"', 'https://cdn.example/eb/'],
    ['above the pinned copy', `src="https://cdn.example/eb/${version}/eb.js"`, 'https://cdn.example/eb/'],
    ['where data-base says', 'src="/eb.js" data-base="https://cdn.example/x/"', 'https://cdn.example/x/'],
    ['where data-base says without a slash', 'data-base="https://cdn.example/x"', 'https://cdn.example/x/'],
    ['where data-base says with many', 'data-base="https://cdn.example/x///"', 'https://cdn.example/x/'],
    [
      'where data-base with the version says',
      `data-base="https://cdn.example/${version}"`,
      'https://cdn.example/',
    ],
    ['where a relative data-base says', 'data-base="/static/eb"', `${location.origin}/static/eb/`],
  ]
  for (const [name, attributes, base] of bases)
    it(`finds the chunks ${name}`, async () => {
      expect((await read(tag(attributes))).base).to.equal(base)
    })

  it("separates the loader's attributes from the settings", async () => {
    const attributes =
      'data-base="/eb" data-preload="eb-date" data-integrity="sha384-x" data-hotel-id="7" data-lang="en"'
    const { settings, preload, integrity, givenBase } = await read(tag(attributes))
    expect({ ...settings }).to.deep.equal({ hotelId: '7', lang: 'en' })
    expect([preload, integrity, givenBase]).to.deep.equal(['eb-date', 'sha384-x', '/eb'])
  })

  it('has no settings if its text runs without a tag', async () => {
    const { settings, scriptTag, version: found } = await read()
    expect({ ...settings }).to.deep.equal({})
    expect(scriptTag.isConnected).to.equal(false)
    expect(found).to.equal(version)
  })
})

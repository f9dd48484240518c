import { closeRealms, openRealm } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'

const manifest = { files: ['runtime', 'eb-date'], tags: { 'eb-date': [0, 1] } }

/** A page after the whole script tag has run. */
async function open({ html = '', attributes = {}, before = '' } = {}) {
  const realm = await openRealm(html)
  Object.assign(realm.window, { __EB_VERSION__: '1.2.0-12345678', __EB_MANIFEST__: manifest })
  const value = Object.assign(realm.document.createElement('script'), {
    src: `${location.origin}/none/eb.js`,
  })
  Object.assign(value.dataset, attributes)
  Object.defineProperty(realm.document, 'currentScript', { value, configurable: true })
  realm.run(before)
  await realm.load('packages/loader/src/main')
  const slot = () =>
    Reflect.get(realm.window, Symbol.for('ebkit.session.1')) as { queue: object[] } | undefined
  return { ...realm, slot, EB: realm.window.EB }
}

describe('the script tag as a whole', () => {
  afterEach(closeRealms)

  it("defines the page's functions, and passes on the settings in its attributes", async () => {
    const { EB, slot } = await open({ attributes: { hotelId: '7', preload: '' } })
    expect(EB.version).to.equal('1.2.0-12345678')
    expect(slot()?.queue).to.deep.equal([{ gateway: location.origin, hotelId: '7' }])
    const { secure, base, reports } = EB.diagnose()
    expect({ secure, base, reports }).to.deep.equal({
      secure: true,
      base: `${location.origin}/none/`,
      reports: [],
    })
  })

  it('searches for elements at once', async () => {
    const { EB } = await open({ html: '<eb-date></eb-date>' })
    expect(Object.keys(EB.diagnose().tags)).to.deep.equal(['eb-date'])
  })

  it('does nothing if another copy came first, and reports to that copy', async () => {
    const first =
      "window.reported = []; window.EB = { version: '1', diagnose: () => ({ reports: reported }) }"
    const { EB, window, slot, warnings } = await open({ before: first, html: '<eb-date></eb-date>' })
    expect(EB.version).to.equal('1')
    const [{ code = '' } = {}] = Reflect.get(window, 'reported') as { code: string }[]
    expect(code).to.equal('loaded-twice')
    expect(warnings).to.have.length(1)
    expect(slot()).to.equal(undefined)
  })

  it('keeps another object with its name, reports it, and works without the global', async () => {
    const { EB, warnings, slot } = await open({ before: 'window.EB = 7', attributes: { hotelId: '7' } })
    expect(EB as unknown).to.equal(7)
    expect(warnings).to.deep.equal(['[ebkit] window.EB is taken'])
    expect(slot()?.queue).to.deep.equal([{ gateway: location.origin, hotelId: '7' }])
  })
})

import { closeRealms, openRealm } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'

type Configuration = typeof import('./configuration')
type Reports = typeof import('./reports')

const slotKey = Symbol.for('ebkit.session.1')

async function open(html = '') {
  const realm = await openRealm(html)
  const configuration = await realm.load<Configuration>('packages/loader/src/configuration')
  const { reports } = await realm.load<Reports>('packages/loader/src/reports')
  const script = realm.document.querySelector('script') as Element
  return { ...realm, ...configuration, reports, script }
}

const withText = (text: string) => `<script type="application/json" data-eb-config>${text}</script>`

describe('configuration of the script tag', () => {
  afterEach(closeRealms)

  it("is queued in order until the page's settings exist", async () => {
    const { configure, window } = await open()
    configure({ hotelId: '1' })
    configure({ lang: 'en' })
    const slot = Reflect.get(window, slotKey)
    expect(slot).to.deep.equal({ queue: [{ hotelId: '1' }, { lang: 'en' }] })
  })

  it('goes directly to existing settings', async () => {
    const realm = await openRealm()
    const taken: object[] = []
    Reflect.set(realm.window, slotKey, { queue: { push: (one: object) => taken.push(one) } })
    const { configure } = await realm.load<Configuration>('packages/loader/src/configuration')
    configure({ lang: 'en' })
    expect(taken).to.deep.equal([{ lang: 'en' }])
  })

  it('is read from a script in the page', async () => {
    const { configureFromScript, pageSlot, script, reports } = await open(withText('{ "brandId": "7" }'))
    configureFromScript(script)
    expect(pageSlot().queue).to.deep.equal([{ brandId: '7' }])
    expect(reports).to.deep.equal([])
  })

  it('invalid JSON is reported when the document is complete, and is not read again', async () => {
    const { configureFromScript, pageSlot, read, script, reports, warnings } = await open(
      withText('{ "brandId'),
    )
    configureFromScript(script)
    expect(pageSlot().queue).to.deep.equal([])
    expect(reports).to.have.length(1)
    expect(reports[0]?.code).to.equal('configuration-invalid')
    expect(warnings[0]).to.match(/^\[ebkit\] data-eb-config: SyntaxError/)
    expect(read.has(script)).to.equal(true)
  })

  it('a script that the parser has not finished is read again later', async () => {
    const { configureFromScript, pageSlot, read, script, reports, document } = await open(
      withText('{ "brand'),
    )
    Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true })
    configureFromScript(script)
    expect(read.has(script)).to.equal(false)
    expect(reports).to.deep.equal([])
    script.textContent = '{ "brandId": "8" }'
    configureFromScript(script)
    expect(read.has(script)).to.equal(true)
    expect(pageSlot().queue).to.deep.equal([{ brandId: '8' }])
  })
})

import { closeRealms, openRealm, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'

type Load = typeof import('./load')
type Reports = typeof import('./reports')
type Tags = typeof import('./tags')

const manifest = { files: ['runtime', 'eb-date'], tags: { 'eb-date': [0, 1] } }

/** A page whose loader knows eb-date, whose chunks never arrive. */
async function open() {
  const realm = await openRealm('')
  Object.assign(realm.window, { __EB_VERSION__: '1.2.0-12345678', __EB_MANIFEST__: manifest })
  const value = Object.assign(realm.document.createElement('script'), {
    src: `${location.origin}/none/eb.js`,
  })
  Object.defineProperty(realm.document, 'currentScript', { value, configurable: true })
  const { load } = await realm.load<Load>('packages/loader/src/load')
  const { reports } = await realm.load<Reports>('packages/loader/src/reports')
  const { status } = await realm.load<Tags>('packages/loader/src/tags')
  const loaded = (tags: readonly string[] | string) => {
    const watched = { isDone: false }
    void load(tags).then(() => {
      watched.isDone = true
    })
    return watched
  }
  return { ...realm, loaded, reports, status }
}

describe('EB.load', () => {
  afterEach(closeRealms)

  it('loads tags without elements, each once', async () => {
    const { loaded, status } = await open()
    const [one, other] = [loaded(['eb-date']), loaded('eb-date')]
    await until(() => status['eb-date'], 'begun')
    expect([one.isDone, other.isDone]).to.deep.equal([false, false])
  })

  it('resolves when a chunk fails, so that the page is rendered without it', async () => {
    const { loaded, status } = await open()
    const load = loaded(['eb-date'])
    await until(() => load.isDone, 'over', 9000)
    expect(status['eb-date']).to.equal('failed')
  })

  it('reports an unknown tag, and does not wait for a defined one', async () => {
    const { loaded, reports, run, status } = await open()
    run("customElements.define('eb-date', class extends HTMLElement {})")
    const load = loaded(['eb-date', 'eb-dat'])
    await until(() => load.isDone, 'over')
    expect(reports).to.deep.equal([{ code: 'tag-unknown', message: 'EB.load: there is no <eb-dat>' }])
    expect(status).to.deep.equal({})
  })
})

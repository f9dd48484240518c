import { closeRealms, openRealm } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'

type Reports = typeof import('./reports')

const load = async (before = '', html = '') => {
  const realm = await openRealm(html)
  realm.run(before)
  return { ...realm, ...(await realm.load<Reports>('packages/loader/src/reports')) }
}

describe('reports of the script tag', () => {
  afterEach(closeRealms)

  it('are kept in order, and logged to the console', async () => {
    const { report, reports, warnings, present } = await load()
    report('chunk-missing', 'one')
    report('loaded-twice', 'two')
    expect(reports).to.deep.equal([
      { code: 'chunk-missing', message: 'one' },
      { code: 'loaded-twice', message: 'two' },
    ])
    expect(warnings).to.deep.equal(['[ebkit] one', '[ebkit] two'])
    expect(!present).to.equal(true)
  })

  it('go to the copy that came first', async () => {
    const first =
      "window.EB = { version: '1', diagnose: () => ({ reports: window.first }) }; window.first = []"
    const { report, present, window } = await load(first)
    report('loaded-twice', 'ignored')
    expect(present?.version).to.equal('1')
    expect(Reflect.get(window, 'first')).to.deep.equal([{ code: 'loaded-twice', message: 'ignored' }])
  })

  it('are kept on a page without a console', async () => {
    const { report, reports } = await load('window.console = undefined')
    report('loaded-twice', 'two')
    expect(reports).to.deep.equal([{ code: 'loaded-twice', message: 'two' }])
  })

  it("an element whose id is our name does not count as the page's own object", async () => {
    const { present, window, document } = await load('', '<p id="EB"></p>')
    expect((window.EB as unknown) === document.querySelector('p')).to.equal(true)
    expect(!present).to.equal(true)
  })

  it('another object under our name is detected', async () => {
    const { present, reports } = await load('window.EB = 7')
    expect(present).to.equal(7)
    expect(reports).to.deep.equal([])
  })
})

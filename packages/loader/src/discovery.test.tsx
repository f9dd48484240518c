import { closeRealms, openRealm, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'

type Discovery = typeof import('./discovery')
type Tags = typeof import('./tags')
type Configuration = typeof import('./configuration')
type Appearance = typeof import('./appearance')

const manifest = {
  files: ['runtime', 'eb-date', 'eb-switch'],
  tags: { 'eb-date': [0, 1], 'eb-switch': [0, 2] },
}

/** A page whose loader knows eb-date and eb-switch, whose chunks never arrive. */
async function open(html: string) {
  const realm = await openRealm(html)
  Object.assign(realm.window, { __EB_VERSION__: '1.2.0-12345678', __EB_MANIFEST__: manifest })
  const value = Object.assign(realm.document.createElement('script'), {
    src: `${location.origin}/none/eb.js`,
  })
  Object.defineProperty(realm.document, 'currentScript', { value, configurable: true })
  const { discover } = await realm.load<Discovery>('packages/loader/src/discovery')
  const { waiting, status } = await realm.load<Tags>('packages/loader/src/tags')
  const { pageSlot } = await realm.load<Configuration>('packages/loader/src/configuration')
  const { sheet } = await realm.load<Appearance>('packages/loader/src/appearance')
  return { ...realm, discover, waiting, status, pageSlot, sheet }
}

const idsOf = (elements: Set<Element>) => [...elements].map(({ id }) => id)

describe('discovery of elements', () => {
  afterEach(closeRealms)

  it('finds each element with a known tag once, and no others', async () => {
    const { discover, document, waiting, status } = await open(
      '<eb-date id="a"></eb-date><eb-nobody id="b"></eb-nobody><x-date id="c"></x-date><div><eb-date id="d"></eb-date></div>',
    )
    discover(document)
    discover(document)
    expect(idsOf(waiting)).to.deep.equal(['a', 'd'])
    expect(Object.keys(status)).to.deep.equal(['eb-date'])
  })

  it('finds elements added later, alone or inside others', async () => {
    const { discover, document, waiting } = await open('')
    discover(document)
    document.body.insertAdjacentHTML('beforeend', '<eb-date id="a"></eb-date>')
    document.body.insertAdjacentHTML('beforeend', '<div><p>text<eb-date id="b"></eb-date></p></div>')
    await until(() => waiting.size === 2, 'both')
    expect(idsOf(waiting)).to.deep.equal(['a', 'b'])
  })

  it('does not wait for a cloaked element whose tag has loaded: nothing would take it off the list', async () => {
    const { discover, document, waiting, status } = await open('')
    discover(document)
    status['eb-date'] = 'loaded'
    document.body.insertAdjacentHTML('beforeend', '<eb-date id="a" eb-cloak></eb-date>')
    document.body.insertAdjacentHTML('beforeend', '<eb-switch id="b"></eb-switch>')
    await until(() => waiting.size > 0, 'the element after it')
    expect(idsOf(waiting)).to.deep.equal(['b'])
  })

  it('works for a form whose fields have the names of element methods', async () => {
    const { discover, document, waiting } = await open('')
    discover(document)
    const fields = '<input name="matches"><input name="querySelectorAll"><input name="hasAttribute">'
    document.body.insertAdjacentHTML('beforeend', `<form>${fields}<eb-date id="a"></eb-date></form>`)
    await until(() => waiting.size === 1, 'found')
    expect(idsOf(waiting)).to.deep.equal(['a'])
  })

  it('searches an open shadow root, and keeps watching it', async () => {
    const { discover, document, waiting, sheet } = await open('<div></div>')
    const host = document.querySelector('div') as HTMLElement
    const root = host.attachShadow({ mode: 'open' })
    root.innerHTML = '<eb-date id="a"></eb-date>'
    discover(document)
    expect(waiting.size).to.equal(0)
    discover(host)
    discover(root)
    expect(idsOf(waiting)).to.deep.equal(['a'])
    expect(root.adoptedStyleSheets.filter((one) => one === sheet)).to.have.length(1)
    root.append(Object.assign(document.createElement('eb-date'), { id: 'b' }))
    await until(() => waiting.size === 2, 'the later one')
  })

  it('reads each configuration script once, including later ones', async () => {
    const script = (id: string) =>
      `<script type="application/json" data-eb-config>{ "hotelId": "${id}" }</script>`
    const { discover, document, pageSlot } = await open(script('1'))
    discover(document)
    discover(document)
    document.body.insertAdjacentHTML('beforeend', script('2'))
    const queue = () => pageSlot().queue as unknown as object[]
    await until(() => queue().length === 2, 'the later one')
    expect(queue()).to.deep.equal([{ hotelId: '1' }, { hotelId: '2' }])
  })
})

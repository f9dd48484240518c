import { closeRealms, openRealm, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'

type Ready = typeof import('./ready')
type Tags = typeof import('./tags')

const manifest = {
  files: ['eb-date', 'eb-switch', 'runtime'],
  tags: { 'eb-date': [2, 0], 'eb-switch': [2, 1] },
}

/** A page whose loader knows eb-date and eb-switch. */
async function open(html: string) {
  const realm = await openRealm(html)
  Object.assign(realm.window, { __EB_MANIFEST__: manifest })
  const { waiting } = await realm.load<Tags>('packages/loader/src/tags')
  const ready = await realm.load<Ready>('packages/loader/src/ready')
  const all = realm.document.querySelectorAll('*')
  for (const element of all) if (element.localName.startsWith('eb-')) waiting.add(element)
  const define = (tag: string) => realm.run(`customElements.define('${tag}', class extends HTMLElement {})`)
  return { ...realm, ...ready, waiting, define }
}

/** Whether a promise has resolved. */
function watch(promise: Promise<unknown>) {
  const watched = { isDone: false }
  void promise.then(() => {
    watched.isDone = true
  })
  return watched
}

const turn = () => new Promise((resolve) => setTimeout(resolve))

describe('readiness', () => {
  afterEach(closeRealms)

  it('resolves when every element is defined; unknown tags do not delay it', async () => {
    const { ready, define } = await open('<eb-date></eb-date><eb-switch></eb-switch><eb-nobody></eb-nobody>')
    const all = watch(ready())
    define('eb-date')
    await turn()
    expect(all.isDone).to.equal(false)
    define('eb-switch')
    await until(() => all.isDone, 'ready')
  })

  it('waits only for the elements that match the selector', async () => {
    const { ready, define } = await open('<eb-date></eb-date><eb-switch id="it"></eb-switch>')
    const some = watch(ready('#it'))
    await turn()
    expect(some.isDone).to.equal(false)
    define('eb-switch')
    await until(() => some.isDone, 'ready')
  })

  it('includes elements inside shadow roots, which no selector reaches', async () => {
    const { ready, define, document, waiting } = await open('<div></div>')
    const root = document.querySelector('div')?.attachShadow({ mode: 'open' })
    const element = document.createElement('eb-date')
    root?.append(element)
    waiting.add(element)
    const all = watch(ready())
    await turn()
    expect(all.isDone).to.equal(false)
    define('eb-date')
    await until(() => all.isDone, 'ready')
  })

  it('waits until elements have rendered, also those that were defined before', async () => {
    const { ready, document, run, define } = await open('<eb-date></eb-date><eb-switch></eb-switch>')
    run(`customElements.define('eb-date', class extends HTMLElement {
      updateComplete = new Promise((resolve) => { this.draw = resolve })
    })`)
    const [date] = document.querySelectorAll('eb-date')
    const [waits, some] = [watch(ready()), watch(ready('eb-date'))]
    define('eb-switch')
    await turn()
    expect([waits.isDone, some.isDone]).to.deep.equal([false, false])
    ;(date as Element & { draw(): void }).draw()
    await until(() => waits.isDone && some.isDone, 'ready')
  })

  it('an element that fails does not delay it, nor one that is removed before it is defined', async () => {
    const { ready, document, run } = await open('<eb-date></eb-date><eb-switch></eb-switch>')
    const all = watch(ready())
    document.querySelector('eb-switch')?.remove()
    for (const tag of ['eb-date', 'eb-switch'])
      run(`customElements.define('${tag}', class extends HTMLElement {
        get updateComplete() { throw new TypeError('never constructed') }
      })`)
    await until(() => all.isDone, 'ready')
  })

  it('shows cloaked elements', async () => {
    const { uncloak, define, document } = await open('<main eb-cloak><eb-date></eb-date></main>')
    const main = document.querySelector('main') as Element
    uncloak(main)
    await turn()
    expect(main.hasAttribute('eb-cloak')).to.equal(true)
    define('eb-date')
    await until(() => !main.hasAttribute('eb-cloak'), 'shown')
  })

  it('shows cloaked elements after two seconds, ready or not', async () => {
    const { uncloak, document, window } = await open('<main eb-cloak><eb-date></eb-date></main>')
    const timers: { end: () => void; time: number | undefined }[] = []
    window.setTimeout = ((act: (value: unknown) => void, time?: number, value?: unknown) =>
      timers.push({ end: () => act(value), time })) as unknown as typeof window.setTimeout
    const main = document.querySelector('main') as Element
    uncloak(main)
    await until(() => timers.length === 1, 'its timer')
    expect(timers[0]?.time).to.equal(2000)
    expect(main.hasAttribute('eb-cloak')).to.equal(true)
    timers[0]?.end()
    await until(() => !main.hasAttribute('eb-cloak'), 'shown')
  })
})

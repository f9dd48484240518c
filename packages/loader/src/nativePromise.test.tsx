import { closeRealms, openRealm, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'

type Module = typeof import('./nativePromise')

const load = async (before?: string) => {
  const realm = await openRealm()
  const native = realm.window.Promise
  if (before) realm.run(before)
  return { ...realm, native, ...(await realm.load<Module>('packages/loader/src/nativePromise')) }
}

describe('the browser’s own Promise', () => {
  afterEach(closeRealms)

  it('is found on a page that has replaced it', async () => {
    const { NativePromise, native, window } = await load('window.Promise = class Old {}')
    expect(NativePromise === native).to.equal(true)
    expect(window.Promise.name).to.equal('Old')
  })

  it('resolves to the result, or to a time-out', async () => {
    const { within, NativePromise } = await load()
    expect(await within(60_000, NativePromise.resolve('done'))).to.equal('done')
    expect(await within(1, new NativePromise(() => {}))).to.equal('timeout')
  })

  it('passes on a rejection', async () => {
    const { within, NativePromise } = await load()
    const failure = await within(60_000, NativePromise.reject('broken')).then(
      () => 'none',
      (reason) => reason,
    )
    expect(failure).to.equal('broken')
  })

  it('waits for the next event of a type, once', async () => {
    const { event } = await load()
    const target = new EventTarget()
    let heard = 0
    void event(target, 'online').then(() => heard++)
    target.dispatchEvent(new Event('offline'))
    await Promise.resolve()
    expect(heard).to.equal(0)
    target.dispatchEvent(new Event('online'))
    target.dispatchEvent(new Event('online'))
    await until(() => heard === 1, 'heard')
  })

  it('waits for the end of the document while it is being parsed', async () => {
    const before = "Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true })"
    const { parsed, document, window } = await load(before)
    let isParsed = false
    void parsed.then(() => {
      isParsed = true
    })
    await new Promise((resolve) => setTimeout(resolve))
    expect(isParsed).to.equal(false)
    document.dispatchEvent(new window.Event('DOMContentLoaded'))
    await until(() => isParsed, 'parsed')
  })

  it('resolves at once for a complete document', async () => {
    const { parsed } = await load()
    expect(await parsed).to.equal(undefined)
  })
})

import { expect } from '@open-wc/testing'
import { fakeAmap } from '../testing/fakeAmap'
import { loadAmap } from './loadAmap'

const keys = { appKey: 'browserkey', appSecret: undefined }
const proxy = '/_AMapService'
const page = window as unknown as Record<string, unknown>

/** AMap on a page that has loaded it without plugins. */
function bareAmap() {
  const { PlaceSearch, Geocoder, ...core } = fakeAmap().api
  const asked: (readonly string[])[] = []
  const plugin = (names: readonly string[], done: () => void) => {
    asked.push(names)
    Object.assign(script, { PlaceSearch, Geocoder })
    done()
  }
  const script: Record<string, unknown> = { ...core, plugin }
  return { script, asked }
}

/** Prevents the page from loading AMap's scripts. */
function holdScripts() {
  const held: HTMLScriptElement[] = []
  const { append } = document.head
  document.head.append = (...nodes) => {
    held.push(...(nodes as HTMLScriptElement[]))
  }
  return { held, release: () => Object.assign(document.head, { append }) }
}

describe('W-MAP-8 AMap’s script, loaded as its guide says', () => {
  afterEach(() => {
    for (const name of ['AMap', '_AMapSecurityConfig']) Reflect.deleteProperty(window, name)
  })

  it('plugins that the page has not loaded are requested', async () => {
    const { script, asked } = bareAmap()
    page.AMap = script
    const api = await loadAmap(keys, proxy)
    expect(asked).to.deep.equal([['AMap.PlaceSearch', 'AMap.Geocoder']])
    expect(new api.Geocoder({})).to.have.property('getAddress')
    await loadAmap(keys, proxy)
    expect(asked.length).to.equal(1)
  })

  it('it is loaded when it calls back, not when its file has loaded: a failure is reported, and the next attempt loads it again', async () => {
    const { held, release } = holdScripts()
    const { script } = bareAmap()
    const failing = loadAmap(keys, proxy)
    const parameters = () => new URL(held.at(-1)?.src ?? '').searchParams
    const come = (problem?: unknown) =>
      (page[parameters().get('callback') ?? ''] as (problem?: unknown) => void)(problem)
    expect(page._AMapSecurityConfig).to.deep.equal({ serviceHost: proxy })
    expect(Object.fromEntries(parameters())).to.include({
      v: '2.0',
      key: 'browserkey',
      plugin: 'AMap.PlaceSearch,AMap.Geocoder',
    })
    const failed = failing.catch(String)
    come('INVALID_USER_KEY')
    expect(await failed).to.contain('INVALID_USER_KEY')

    let hasCome = false
    const coming = loadAmap(keys, proxy).then((api) => {
      hasCome = true
      return api
    })
    release()
    expect(held.length).to.equal(2)
    page.AMap = script
    held[1]?.dispatchEvent(new Event('load'))
    await new Promise((resolve) => setTimeout(resolve))
    expect(hasCome).to.equal(false)
    come()
    expect(await coming).to.equal(script)
    expect(page[parameters().get('callback') ?? '']).to.equal(undefined)
  })
})

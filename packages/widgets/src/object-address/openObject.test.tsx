import { expect } from '@open-wc/testing'
import { openObject } from './openObject'

const press = { button: 0, preventDefault() {} }

describe('openObject', () => {
  const { open } = window
  let steps: string[]
  beforeEach(() => {
    steps = []
    window.open = ((url: string) => {
      steps.push(`open ${url}`)
      return {
        close: () => steps.push('close'),
        location: { replace: (address: string) => steps.push(`replace ${address}`) },
      }
    }) as unknown as typeof open
  })
  afterEach(() => {
    window.open = open
  })

  it('sends the window that a click opens on to the object', async () => {
    await openObject({}, 'https://cdn.example/a.pdf', press)
    expect(steps).to.deep.equal(['open about:blank', 'replace https://cdn.example/a.pdf'])
  })

  it('F-CO-3 closes it where the address is a script', async () => {
    await openObject({}, 'javascript:hit()', press)
    expect(steps).to.deep.equal(['open about:blank', 'close'])
  })
})

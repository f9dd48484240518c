import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, mock, test } from 'node:test'
import fc from 'fast-check'
import { getSession } from '../session/createSession'
import { createPage } from './createPage'
import { getPage } from './getPage'

const slot = Symbol.for('ebkit.session.1')
const place = globalThis as unknown as Record<symbol, unknown>

beforeEach(() => {
  mock.method(console, 'warn', () => {})
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, slot)
  mock.restoreAll()
})

describe("the page's slot", () => {
  test('is shared by copies, and a session extends the page', () => {
    const page = getPage()
    page.configure({ hotelId: '7' })
    const session = getSession()
    assert.equal(session as unknown, page)
    assert.equal(getSession(), session)
    assert.equal(getPage() as unknown, session)
    assert.equal(session.context().hotelId, '7')
  })

  test('the page of another copy is used unchanged', () => {
    const foreign = createPage()
    place[slot] = foreign
    assert.equal(getPage(), foreign)
  })

  test('the queue of a loader that ran first is applied in order', () => {
    place[slot] = { queue: [{ hotelId: '1', lang: 'en' }, { hotelId: '2' }] }
    const page = getPage()
    assert.deepEqual({ ...page.$configuration.get() }, { hotelId: '2', lang: 'en' })
    assert.equal(page.$locale.get(), 'en')
    const { queue } = place[slot] as { queue: { push(configuration: object): void } }
    queue.push({ hotelId: '3' })
    assert.equal(page.$hotelId.get(), '3')
  })

  test('invalid content of the slot is ignored', () => {
    for (const rubbish of [null, 7, 'text', {}, { queue: undefined }]) {
      place[slot] = rubbish
      assert.deepEqual({ ...getPage().$configuration.get() }, {})
      Reflect.deleteProperty(globalThis, slot)
    }
  })
})

describe('configure', () => {
  test('reports even if the page has no console', () => {
    const { console } = globalThis
    Reflect.set(globalThis, 'console', undefined)
    try {
      const page = createPage()
      page.report('defined-twice', '<eb-date> was defined before')
      assert.deepEqual(page.reports, [{ code: 'defined-twice', message: '<eb-date> was defined before' }])
    } finally {
      globalThis.console = console
    }
  })

  test('reports invalid settings, and keeps the others', () => {
    const page = createPage()
    page.configure({
      hotelID: '1',
      gateway: 'javascript:alert(1)',
      token: 'no function',
      theme: 'pink',
      testHosts: ['a', 1],
      strings: [],
      lang: 'en',
      hotelId: 100101,
    } as never)
    assert.deepEqual(
      { ...page.$configuration.get() },
      {
        lang: 'en',
        hotelId: '100101',
      },
    )
    const named = page.reports.map(
      ({ code, message }) => `${code} ${/^Configuration: (\w+ is \w+)/.exec(message)?.[1]}`,
    )
    assert.deepEqual(named, [
      'configuration-invalid hotelID is unknown',
      ...['gateway', 'token', 'theme', 'testHosts', 'strings'].map(
        (key) => `configuration-invalid ${key} is invalid`,
      ),
    ])
  })

  test('an invalid value does not replace a valid one', () => {
    const page = createPage()
    page.configure({ gateway: 'https://gateway.example/', hotelId: '1' })
    page.configure({ gateway: 'no address', hotelId: undefined })
    assert.equal(page.$configuration.get().gateway, 'https://gateway.example/')
    assert.equal(page.$configuration.get().hotelId, undefined)
  })

  test('accepts any input without throwing', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.record({
            gateway: fc.anything(),
            strings: fc.anything(),
            lang: fc.anything(),
            token: fc.anything(),
          }),
        ),
        (given) => {
          const page = createPage()
          page.configure(given as never)
          assert.ok(page.$locale.get())
        },
      ),
    )
  })

  test('takes neither settings nor values from an extended Object.prototype', () => {
    const polluted = Object.prototype as unknown as Record<string, unknown>
    polluted.hotelId = 'planted'
    try {
      const page = createPage()
      page.configure(JSON.parse('{"__proto__":{"lang":"en"},"brandId":"b"}'))
      assert.equal(page.$hotelId.get(), undefined)
      assert.equal(page.$locale.get(), 'zh')
    } finally {
      delete polluted.hotelId
    }
  })
})

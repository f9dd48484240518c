import { getHotelConfigAll } from '@ebkit/protocol/calls/config'
import { getUserFeedback, submitUserFeedback } from '@ebkit/protocol/calls/feedback'
import {
  gatewayUrl,
  injectFault,
  resetFaults,
  seenRequests,
  signIn,
  signOut,
  sql,
} from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { isServiceError, type ServiceError } from '../errors/ServiceError'
import { createHttp } from '../http/createHttp'
import { createResources } from '../resources/createResources'
import { createSession } from './createSession'

const config = '/merchant-api/config'

/** A session of this page at the gateway, with the browser's own fetch, cookies and storage. */
function connect() {
  const session = createSession()
  session.configure({ gateway: gatewayUrl })
  return { session, http: createHttp({ session, pause: 1 }) }
}

async function failureOf(call: Promise<unknown>): Promise<ServiceError> {
  const error = await call.then(
    () => undefined,
    (thrown) => thrown,
  )
  if (!isServiceError(error)) throw new Error('the call gave no ServiceError', { cause: error })
  return error
}

describe('session and http in a browser', () => {
  before(() => signIn('manager'))
  afterEach(() => resetFaults())
  after(() => signOut())

  it('signs in by cookie, without a token', async () => {
    const { session, http } = connect()
    expect((await session.identify())?.account).to.equal('manager')
    await http.call(submitUserFeedback, { body: { url: '/in-a-browser', score: 5, description: '好' } })
    const rows = await sql<{ score: number }>(`select score from page_feedback where url = '/in-a-browser'`)
    expect(rows[0]?.score).to.equal(5)
  })

  it('calls the origin of the page if no gateway is configured', async () => {
    const session = createSession()
    const asked: string[] = []
    const http = createHttp({
      session,
      fetch: async (address) => {
        asked.push(String(address))
        return new Response('{"code":0,"data":{}}')
      },
    })
    await http.call(getHotelConfigAll)
    expect(asked).to.deep.equal([`${location.origin}${config}/getHotelConfigAll`])
  })

  it('W-REQ-5 a connection that ends without a status counts as 502', async () => {
    const { http } = connect()
    const hits = await injectFault({ match: config, fault: 'drop' })
    const error = await failureOf(http.call(getHotelConfigAll))
    expect([error.status, error.message]).to.deep.equal([502, 'ERROR : 502'])
    // Chromium repeats a request if a reused connection ends.
    expect(await hits()).to.be.at.least(2)
  })

  for (const fault of ['stallHeaders', 'stallBody']) {
    it(`ends an answer that stalls: ${fault}`, async () => {
      const { http } = connect()
      const hits = await injectFault({ match: config, fault })
      const error = await failureOf(http.call(getHotelConfigAll, { timeout: 300 }))
      expect([error.code, await hits()]).to.deep.equal(['timeout', 1])
    })
  }

  it('gets a token from an address of the page, and sends it instead of the cookie', async () => {
    const { session, http } = connect()
    // The proxy answers in place of the page's own server.
    const hits = await injectFault({
      match: '/token',
      fault: 'json',
      body: { token: 'of-the-page', expiresAt: Date.now() + 600_000 },
    })
    session.configure({ tokenUrl: '/gateway/token' })
    const error = await failureOf(http.call(getHotelConfigAll))
    expect([error.code, await hits()]).to.deep.equal(['session-ended', 2])
    const [, call] = (await seenRequests()) as unknown as Array<{ headers: Record<string, string> } & object>
    expect(call?.headers.authorization).to.equal('Bearer of-the-page')
    expect(call?.headers.cookie).to.equal(undefined)
  })

  it('requests no token from another origin', async () => {
    const { session } = connect()
    session.configure({ tokenUrl: 'https://elsewhere.example/token' })
    const error = await failureOf(session.bearerToken())
    expect(error.message).to.equal('token-failed: other-origin')
  })

  it('works on a page with extended prototypes and a replaced Promise', async () => {
    const own = window.Promise
    const objects = Object.prototype as unknown as Record<string, unknown>
    const arrays = Array.prototype as unknown as Record<string, unknown>
    let read: { feedbackDescription?: string | null } | undefined
    const { session, http } = connect()
    objects.each = () => {}
    objects.toJSON = () => 'encoded twice'
    arrays.toJSON = () => 'encoded twice'
    window.Promise = class Replaced {
      constructor() {
        throw new Error('a library of the page')
      }
    } as unknown as PromiseConstructor
    try {
      await session.identify()
      await http.call(submitUserFeedback, { body: { url: '/old-page', score: 2, description: '旧' } })
      read = await http.call(getUserFeedback, { query: { url: '/old-page' } })
    } finally {
      window.Promise = own
      delete objects.each
      delete objects.toJSON
      delete arrays.toJSON
    }
    expect(session.$identity.get().status).to.equal('signed-in')
    expect(read?.feedbackDescription).to.equal('旧')
  })

  it('is notified of a write in another tab', async () => {
    const resources = createResources()
    await resources.read('rows', '1', async () => 'old')
    const heard = new Promise<void>((resolve) => {
      const stop = resources.listen('rows', () => {
        stop()
        resolve()
      })
    })
    const tab = document.createElement('iframe')
    document.body.append(tab)
    const channel = new (tab.contentWindow as unknown as typeof globalThis).BroadcastChannel(
      'ebkit.resources.1',
    )
    channel.postMessage('rows')
    await heard
    channel.close()
    tab.remove()
    expect(await resources.read('rows', '1', async () => 'new')).to.equal('new')
  })

  it('works without local storage, and keeps data in memory', () => {
    const { session } = connect()
    const denied = Object.getOwnPropertyDescriptor(window, 'localStorage') as PropertyDescriptor
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    try {
      expect(session.storage.set('ebkit.test', '1')).to.equal(false)
      expect(session.storage.get('ebkit.test')).to.equal('1')
      session.storage.removeAll('ebkit.')
      expect(session.storage.get('ebkit.test')).to.equal(undefined)
    } finally {
      Object.defineProperty(window, 'localStorage', denied)
    }
  })
})

import assert from 'node:assert/strict'
import { describe, mock, test } from 'node:test'
import { describeError } from '@ebkit/core/errors'
import { createHttp } from '@ebkit/core/http'
import { createPage } from '@ebkit/core/page'
import { createSession } from '@ebkit/core/session'
import { createSafeStorage, type SafeStorage } from '@ebkit/core/storage'
import { cookieFetch, serveTests, until } from '@ebkit/testing'
import fc from 'fast-check'
import { pageKeyOf } from './pageKey'
import { reloadUnlessLost } from './reloadUnlessLost'
import { createSatisfaction, type SatisfactionOptions } from './satisfactionModel'

const servers = serveTests('clerk')

const feedbackPath = 'feedback-api/eb/feedback'
const submitPath = `${feedbackPath}/eb_user_feedback`
let pages = 0

/** A page with the model. Each call uses a new page key unless one is given. */
function openPage(
  options: SatisfactionOptions = {},
  storage: SafeStorage = createSafeStorage(() => undefined),
) {
  const listeners = new Map<string, () => void>()
  const hostPage = {
    location: {
      hash: `#/model/${++pages}?tab=2`,
      pathname: '/index.html',
      hostname: 'localhost',
    },
    addEventListener: (name: string, listener: () => void) => void listeners.set(name, listener),
    removeEventListener: (name: string) => void listeners.delete(name),
  }
  const session = createSession(createPage(storage), cookieFetch(servers.cookie))
  session.configure({ gateway: servers.proxy.url })
  const errors: unknown[] = []
  const http = createHttp({ session, fetch: cookieFetch(servers.cookie), pause: 0 })
  const model = createSatisfaction({ session, http, page: hostPage as unknown as Window }, () => ({
    onError: (error) => errors.push(error),
    ...options,
  }))
  const stop = model.start()
  const ready = async () => {
    await session.identify()
    await model.visit()
  }
  return {
    model,
    session,
    hostPage,
    errors,
    listeners,
    stop,
    ready,
    key: pageKeyOf(hostPage.location),
    state: model.$state.get,
  }
}

const ratingOf = async (key: string) =>
  (await servers.gateway.sql('select score, description from page_feedback where url = $1', [`NEW${key}`]))[0]

/** Storage that survives reloads, as a browser's does. */
function lastingStorage(): SafeStorage {
  const kept = new Map<string, string>()
  return createSafeStorage(
    () =>
      ({
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
        removeItem: (key: string) => void kept.delete(key),
      }) as Storage,
  )
}

describe('pageKeyOf', () => {
  test('is the path of the hash without its query, else the path of the address', () => {
    const key = (hash: string) => pageKeyOf({ hash, pathname: '/orders.html' })
    assert.equal(key('#/ticket/list?page=2'), '/ticket/list')
    assert.equal(key('#!/ticket'), '/ticket')
    assert.equal(key('#/a#b'), '/a')
    for (const hash of ['', '#', '#section']) assert.equal(key(hash), '/orders.html')
  })
})

describe('satisfaction model', () => {
  test('W-SAT-11 W-SAT-14 opens by itself on the first visit of a page, not on the second', async () => {
    const storage = lastingStorage()
    const first = openPage({}, storage)
    await first.ready()
    assert.equal(first.state().view, 'rating')
    first.stop()
    const elsewhere = openPage({}, storage)
    await elsewhere.ready()
    const second = openPage({ pageKey: first.key }, storage)
    await second.ready()
    assert.equal(second.state().view, 'none')
    second.stop()
    elsewhere.stop()
  })

  test('W-SAT-12 W-SAT-13 waits for the guide to be over, and stays closed on a test host or by the page’s wish', async () => {
    const guideCounterKey = 'guide-visits'
    const viewOf = async (options: SatisfactionOptions, visits?: string) => {
      const storage = lastingStorage()
      if (visits !== undefined) storage.set(guideCounterKey, visits)
      const page = openPage({ guideCounterKey, ...options }, storage)
      await page.ready()
      const { view } = page.state()
      page.stop()
      return view
    }
    assert.equal(await viewOf({}), 'rating')
    assert.equal(await viewOf({}, '4'), 'none')
    assert.equal(await viewOf({}, '5'), 'rating')
    assert.equal(await viewOf({ testHosts: ['localhost'] }), 'none')
    assert.equal(await viewOf({ testHosts: ['test.example'] }), 'rating')
    assert.equal(await viewOf({ manual: true }), 'none')
  })

  test('a reset forgets the draft; an open rating begins anew with what the gateway has', async () => {
    const page = openPage({ manual: true })
    await page.ready()
    await page.model.show('page')
    page.model.write({ score: 2, description: 'draft' })
    page.model.hide()
    await page.model.show('page')
    assert.deepEqual([page.state().score, page.state().description], [2, 'draft'])
    page.model.reset()
    assert.deepEqual([page.state().view, page.state().score, page.state().description], ['rating', null, ''])
    page.model.write({ score: 4, description: 'kept' })
    await page.model.submit()
    page.model.hide()
    page.model.reset()
    assert.equal(page.state().view, 'none', 'a closed one stays closed')
    await page.model.show('page')
    await until(() => page.state().score === 4)
    assert.equal(page.state().description, 'kept')
    page.stop()
  })

  test('W-SAT-32 later reloads the page, unless the page prevents it', () => {
    for (const noReload of [false, true]) {
      const reload = mock.fn()
      const document = { querySelectorAll: () => [] } as unknown as Document
      reloadUnlessLost({ noReload }, { document, location: { reload } })
      assert.equal(reload.mock.callCount(), noReload ? 0 : 1)
    }
  })

  test('F-SA-1 a rating whose answer was lost is sent again, and the newest one wins', async () => {
    const storage = lastingStorage()
    const page = openPage({}, storage)
    await page.ready()
    const fault = servers.proxy.inject({ match: submitPath, fault: 'lose' })
    page.model.write({ score: 2, description: 'first' })
    await page.model.submit()
    assert.ok(fault.hits > 0)
    assert.equal(page.model.fateOf('page').unsent, 'offline')
    fault.remove()
    await page.model.show()
    page.model.write({ score: 5, description: 'second' })
    await page.model.submit()
    assert.equal(page.model.fateOf('page').unsent, undefined)
    assert.deepEqual(await ratingOf(page.key), { score: 5, description: 'second' })
    page.stop()
  })

  test('a refused rating is reported, is not sent again by itself, and can be submitted again', async () => {
    const page = openPage({}, lastingStorage())
    await page.ready()
    const fault = servers.proxy.inject({
      match: submitPath,
      fault: 'json',
      body: { code: 1001, message: '内容里有不能用的词' },
    })
    page.model.write({ score: 2, description: 'first' })
    await page.model.submit()
    assert.equal(page.state().view, 'failure')
    const { unsent, error } = page.model.fateOf('page')
    assert.deepEqual([unsent, describeError(error, 'zh')], ['refused', '内容里有不能用的词'])
    await page.listeners.get('online')?.()
    await page.model.visit()
    assert.equal(fault.hits, 1)
    fault.remove()
    await page.model.show()
    assert.deepEqual([page.state().score, page.state().description], [2, 'first'])
    page.model.write({ score: 2, description: 'better' })
    await page.model.submit()
    assert.equal(page.model.fateOf('page').unsent, undefined)
    assert.deepEqual(await ratingOf(page.key), { score: 2, description: 'better' })
    page.stop()
  })

  test('the answer to a rating that was closed leaves the form of another one alone', async () => {
    const submitted: unknown[] = []
    const page = openPage({ manual: true, onSubmit: ({ level }) => submitted.push(level) }, lastingStorage())
    await page.ready()
    await page.model.show('page')
    page.model.write({ score: 5, description: 'of the page' })
    const held = servers.proxy.inject({ match: submitPath, fault: 'hold', times: 1 })
    const first = page.model.submit()
    await until(() => held.hits > 0)
    page.model.hide()
    await page.model.show('system')
    page.model.write({ score: 2, description: 'half a sent' })
    const second = page.model.submit()
    held.release()
    await first
    assert.deepEqual(submitted, ['page'])
    const { view, level, description, busy } = page.state()
    assert.deepEqual([view, level, description, busy], ['rating', 'system', 'half a sent', true])
    await second
    assert.deepEqual([page.state().view, submitted], ['success', ['page', 'system']])
    page.stop()
  })

  test('a rating that is refused shows its error in its own form only', async () => {
    const page = openPage({ manual: true }, lastingStorage())
    await page.ready()
    await page.model.show('page')
    page.model.write({ score: 2, description: 'refused' })
    const body = { code: 1001, message: '内容里有不能用的词' }
    const held = servers.proxy.inject({ match: 'merchant-api/config', fault: 'hold', times: 1 })
    servers.proxy.inject({ match: submitPath, fault: 'json', body, times: 1 })
    const sending = page.model.submit()
    await until(() => held.hits > 0, 'sending')
    page.model.hide()
    await page.model.show('system')
    page.model.write({ score: 5, description: 'fine' })
    held.release()
    await sending
    assert.deepEqual([page.errors.length, page.state().error], [1, undefined])
    assert.equal(describeError(page.model.fateOf('page').error, 'zh'), '内容里有不能用的词')
    await page.model.submit()
    assert.equal(page.state().view, 'success')
    page.stop()
  })

  test('a rating that is changed while it is on its way is sent again, also if the one before is refused', async () => {
    const page = openPage({ manual: true }, lastingStorage())
    await page.ready()
    const held = servers.proxy.inject({ match: 'merchant-api/config', fault: 'hold', times: 1 })
    const body = { code: 1001, message: '内容里有不能用的词' }
    const refusal = servers.proxy.inject({ match: submitPath, fault: 'json', body, times: 1 })
    await page.model.show('page')
    page.model.write({ score: 2, description: 'refused' })
    const first = page.model.submit()
    page.model.hide()
    await page.model.show('page')
    page.model.write({ score: 3, description: 'better' })
    const second = page.model.submit()
    await until(() => held.hits > 0)
    held.release()
    await Promise.all([first, second])
    assert.deepEqual([refusal.hits, page.state().view], [1, 'success'])
    assert.equal(page.model.fateOf('page').unsent, undefined)
    assert.deepEqual(await ratingOf(page.key), { score: 3, description: 'better' })
    page.stop()
  })

  test('a rating that the gateway could not accept is sent again by itself after a while', async (context) => {
    const page = openPage({}, lastingStorage())
    await page.ready()
    const fault = servers.proxy.inject({ match: submitPath, fault: 'status', times: 2 })
    context.mock.timers.enable({ apis: ['setTimeout'] })
    page.model.write({ score: 3, description: 'busy' })
    await page.model.submit()
    assert.equal(page.model.fateOf('page').unsent, 'later')
    context.mock.timers.tick(29_999)
    assert.equal(fault.hits, 1)
    context.mock.timers.tick(1)
    context.mock.timers.reset()
    await until(() => fault.hits === 2)
    page.stop()
  })

  test('F-SA-1 after another user has signed in, nothing of the previous user is sent or shown', async () => {
    const storage = lastingStorage()
    const page = openPage({}, storage)
    await page.ready()
    const fault = servers.proxy.inject({ match: submitPath, fault: 'status', times: 1 })
    page.model.write({ score: 1, description: 'mine' })
    await page.model.submit()
    assert.equal(fault.hits, 1)
    assert.equal(page.model.fateOf('page').unsent, 'later')
    page.stop()
    const before = servers.cookie
    servers.cookie = await servers.gateway.signIn('manager')
    try {
      const other = openPage({ pageKey: page.key, manual: true }, storage)
      await other.ready()
      await other.model.show()
      assert.equal(other.model.fateOf('page').unsent, undefined)
      assert.equal(other.state().description, '')
      assert.equal(await ratingOf(page.key), undefined)
      other.stop()
    } finally {
      servers.cookie = before
    }
  })

  test('after any failures and reconnections, the gateway has the last rating', async () => {
    const action = fc.oneof(
      fc.record({ do: fc.constant('submit' as const), score: fc.constantFrom(1, 2, 3, 4, 5) }),
      fc.record({ do: fc.constant('online' as const) }),
      fc.record({ do: fc.constant('fail' as const), fault: fc.constantFrom('status', 'lose', 'html') }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 6 }), async (actions) => {
        servers.proxy.reset()
        const page = openPage({}, lastingStorage())
        await page.ready()
        let last: { score: number; description: string } | undefined
        const running: unknown[] = []
        for (const [index, step] of actions.entries()) {
          if (step.do === 'fail')
            servers.proxy.inject({ match: submitPath, fault: step.fault as 'status', times: 1 })
          else if (step.do === 'online') page.listeners.get('online')?.()
          else {
            await Promise.all(running.splice(0))
            await page.model.show()
            page.model.write({ score: step.score as 1, description: `${index}` })
            last = { score: step.score, description: `${index}` }
            running.push(page.model.submit())
          }
        }
        await Promise.all(running)
        servers.proxy.reset()
        page.listeners.get('online')?.()
        await until(() => !page.model.fateOf('page').unsent)
        assert.deepEqual(await ratingOf(page.key), last)
        page.stop()
      }),
      { numRuns: 12 },
    )
  })

  test('stops without leaving a listener or a timer', async () => {
    const { listeners, ready, stop, state } = openPage({}, lastingStorage())
    await ready()
    assert.deepEqual([...listeners.keys()].sort(), ['hashchange', 'online'])
    stop()
    assert.equal(listeners.size, 0)
    assert.equal(state().view, 'none')
  })

  test('another page in the hash is another visit', async () => {
    const { hostPage, listeners, ready, state, stop, model } = openPage({}, lastingStorage())
    await ready()
    assert.equal(state().view, 'rating')
    hostPage.location.hash = '#/model/another?x'
    listeners.get('hashchange')?.()
    assert.equal(state().view, 'none')
    await until(() => state().view === 'rating')
    hostPage.location.hash = '#/model/another?y'
    listeners.get('hashchange')?.()
    assert.equal(state().view, 'rating')
    model.hide()
    stop()
  })
})

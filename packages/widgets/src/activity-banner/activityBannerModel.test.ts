import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createHttp } from '@ebkit/core/http'
import { tagsOf } from '@ebkit/core/services/introductions'
import { createSession } from '@ebkit/core/session'
import { cookieFetch, serveTests, until } from '@ebkit/testing'
import { createActivityBanner } from './activityBannerModel'

const servers = serveTests('clerk')

/** A window that provides only its hash. */
function openPage(hash: string) {
  const target = new EventTarget()
  const location = { hash }
  return Object.assign(target, {
    location,
    go(next: string) {
      location.hash = next
      target.dispatchEvent(new Event('hashchange'))
    },
  })
}

function openModel(hash: string, options: { hash?: string } = {}) {
  const fetch = cookieFetch(servers.cookie)
  const session = createSession(undefined, fetch)
  session.configure({ gateway: servers.proxy.url })
  const page = openPage(hash)
  const errors: unknown[] = []
  const http = createHttp({ session, fetch, pause: 1 })
  const model = createActivityBanner(
    { http, page: page as never },
    () => options,
    (error) => errors.push(error),
  )
  const settled = () => until(() => model.$state.get().status !== 'loading')
  return { model, page, errors, settled, state: () => model.$state.get() }
}

const asked = () =>
  servers.proxy.requests.flatMap(({ path }) => new URL(path, 'http://x').searchParams.get('urlRouter') ?? [])

describe('activity banner, without a view', () => {
  test('W-ACT-3 sends the current hash, and reads introduction, tags and images', async () => {
    const { model, settled, state } = openModel('#/groupbuy/info?tab=1')
    const stop = model.start()
    await settled()
    const found = state()
    assert.deepEqual(asked(), ['#/groupbuy/info?tab=1'])
    assert.ok(found.status === 'ready')
    assert.match(found.introduction.activityIntro, /<strong>拼团<\/strong>/)
    assert.deepEqual(found.introduction.activityTags, ['拉新', '老带新', '限时'])
    assert.equal(found.introduction.images[0]?.jumpUrl, '#/groupbuy/manage')
    stop()
  })

  test('W-ACT-3 requests another page, but not another query of the same page', async () => {
    const { model, page, settled, state } = openModel('#/groupbuy/info')
    const stop = model.start()
    await settled()
    page.go('#/groupbuy/info?tab=2')
    page.go('#/none')
    await settled()
    assert.deepEqual(asked(), ['#/groupbuy/info', '#/none'])
    assert.equal(state().status, 'empty')
    stop()
    page.go('#/deposit/activity')
    assert.equal(asked().length, 2)
  })

  test('a page may set the hash itself', async () => {
    const { model, settled } = openModel('#/other', { hash: '#/deposit/activity' })
    const stop = model.start()
    await settled()
    assert.deepEqual(asked(), ['#/deposit/activity'])
    stop()
  })

  test('the answer for the previous page does not replace the newer one', async () => {
    const { model, page, settled, state, errors } = openModel('#/groupbuy/info')
    servers.proxy.inject({ match: 'activity-api', fault: 'hold', times: 1 })
    const stop = model.start()
    await until(() => asked().length === 1)
    page.go('#/group-fission/list')
    await settled()
    const found = state()
    assert.ok(found.status === 'ready' && found.introduction.activityIntro.includes('群裂变'))
    assert.deepEqual(errors, [])
    stop()
  })

  test('a failure is reported, and loading can be repeated', async () => {
    const { model, settled, state, errors } = openModel('#/groupbuy/info')
    const body = { code: 1, message: '停机' }
    const fault = servers.proxy.inject({ match: 'activity-api', fault: 'json', body, times: 1 })
    const stop = model.start()
    await settled()
    assert.deepEqual([state().status, errors.length, fault.hits], ['failed', 1, 1])
    await model.load()
    assert.equal(state().status, 'ready')
    stop()
  })

  test('missing fields are empty', async () => {
    for (const data of [
      {},
      { activityIntro: null, activityTag: null, imageList: null },
      { imageList: [{ jumpUrl: '/a' }] },
    ]) {
      const { model, state } = openModel('#/groupbuy/info')
      const body = { code: 0, data }
      servers.proxy.inject({ match: 'activity-api', fault: 'json', body, times: 1 })
      await model.load()
      assert.deepEqual(state(), { status: 'empty' })
    }
  })

  test('W-ACT-2 activityTag is separated by commas, Chinese ones too', () => {
    assert.deepEqual(tagsOf('拉新, 老带新，限时,,拉新'), ['拉新', '老带新', '限时'])
    assert.deepEqual(tagsOf(''), [])
  })
})

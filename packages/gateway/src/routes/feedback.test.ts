import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'

describe('ratings of pages', () => {
  let gateway: TestGateway
  let cookie: string
  before(async () => {
    gateway = await startTestGateway()
    cookie = await gateway.signIn('clerk')
  })
  after(() => gateway.stop())

  async function read(url: string) {
    const path = `/feedback-api/eb/feedback/get_eb_user_feedback?url=${encodeURIComponent(url)}`
    const answer = await fetch(gateway.url + path, { headers: { cookie } })
    return (await answer.json()) as { code: unknown; data: unknown }
  }

  const submit = (body: unknown) =>
    fetch(`${gateway.url}/feedback-api/eb/feedback/eb_user_feedback`, {
      method: 'POST',
      headers: { cookie, 'x-eb-client': 'ebkit/test', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  const problemsOf = async (answer: Response) => {
    const { code, data } = (await answer.json()) as { code: string; data: { problems: { field: string }[] } }
    assert.deepEqual({ status: answer.status, code }, { status: 400, code: 'invalid-request' })
    return data.problems.map((problem) => problem.field)
  }

  test('W-SAT-15 a page that was not rated has the score null', async () => {
    assert.deepEqual((await read('NEW/orders')).data, { score: null, feedbackDescription: null })
  })

  test('W-SAT-22 W-SAT-24 the sent description is returned as feedbackDescription; the answer’s code is "0"', async () => {
    const answer = await submit({ url: '/orders', score: 4, description: '  列表很快，筛选难找 🙂  ' })
    assert.equal(((await answer.json()) as { code: unknown }).code, '0')
    const { code, data } = await read('/orders')
    assert.equal(code, 0)
    assert.equal((data as { score: number }).score, 4)
    assert.match((data as { feedbackDescription: string }).feedbackDescription, /列表很快，筛选难找 🙂/)
  })

  test('rating again replaces: one row per user, store and page', async () => {
    for (const score of [1, 2, 3]) await submit({ url: '/again', score, description: `第${score}次` })
    const rows = await gateway.sql(
      "select score, description, version, updated_by from page_feedback where url = '/again'",
    )
    assert.deepEqual(rows, [{ score: 3, description: '第3次', version: 3, updated_by: '100193' }])
  })

  test('two tabs that rate at once leave one row', async () => {
    await Promise.all([1, 2, 3, 4, 5].map((score) => submit({ url: '/race', score, description: '' })))
    assert.equal((await gateway.sql("select from page_feedback where url = '/race'")).length, 1)
  })

  test('W-SAT-19 refuses a missing score and scores other than 1 to 5', async () => {
    for (const score of [0, 6, 2.5, -1, null, '4', undefined])
      assert.deepEqual(await problemsOf(await submit({ url: '/bad', score, description: '' })), ['score'])
    assert.equal((await gateway.sql("select from page_feedback where url = '/bad'")).length, 0)
  })

  test('W-SAT-21 500 characters pass, 501 are refused', async () => {
    assert.equal((await submit({ url: '/long', score: 5, description: '好'.repeat(500) })).status, 200)
    assert.deepEqual(
      await problemsOf(await submit({ url: '/long', score: 5, description: '好'.repeat(501) })),
      ['description'],
    )
  })

  test('F-GW-2 SQL in texts is text', async () => {
    const hostile = '\'; drop table page_feedback; -- $1 \\ " %s'
    await submit({ url: hostile, score: 2, description: hostile })
    assert.equal(
      ((await read(hostile)).data as { feedbackDescription: string }).feedbackDescription.trim(),
      hostile,
    )
    assert.equal(((await read("' or '1'='1")).data as { score: null }).score, null)
  })

  test('F-GW-2 fields that the call does not have change nothing', async () => {
    const more = {
      version: 99,
      createdBy: 'x',
      created_by: 'x',
      updatedBy: 'x',
      updatedAt: '2000-01-01',
      id: 1,
    }
    assert.equal((await submit({ url: '/mass', score: 3, description: '', ...more })).status, 200)
    const rows = await gateway.sql(
      "select version, created_by, hotel_id, user_id from page_feedback where url = '/mass'",
    )
    assert.deepEqual(rows, [{ version: 1, created_by: '100193', hotel_id: '100101', user_id: '100193' }])
  })
})

describe('W-CFG-1 switches of a store', () => {
  let gateway: TestGateway
  before(async () => {
    gateway = await startTestGateway()
  })
  after(() => gateway.stop())

  const config = async (cookie: string, hotelId?: string) => {
    const headers = { cookie, ...(hotelId && { 'x-eb-hotel': hotelId }) }
    const answer = await fetch(`${gateway.url}/merchant-api/config/getHotelConfigAll`, { headers })
    return ((await answer.json()) as { data: Record<string, string> }).data
  }

  test('W-CFG-1 data is the map of the current store', async () => {
    const cookie = await gateway.signIn('manager')
    await gateway.sql(
      "update hotel_switch set value = '0' where hotel_id = '100102' and key = 'ENABLE_UI_UPGRADE_ALL'",
    )
    assert.equal((await config(cookie)).ENABLE_UI_UPGRADE_ALL, '1')
    assert.equal((await config(cookie, '100102')).ENABLE_UI_UPGRADE_ALL, '0')
  })

  test('a store without switches has an empty map', async () => {
    await gateway.sql("delete from hotel_switch where hotel_id = '100103'")
    assert.deepEqual(await config(await gateway.signIn('manager'), '100103'), {})
  })
})

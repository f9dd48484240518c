import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { introductions } from '../introductions/introductions'

interface Introduction {
  activityIntro: string
  activityTag: string
  imageList: { showUrl: string; jumpUrl: string }[]
}

let gateway: TestGateway
let cookie: string
before(async () => {
  gateway = await startTestGateway()
  cookie = await gateway.signIn('viewer')
})
after(() => gateway.stop())

async function introductionOf(hash: string): Promise<Introduction> {
  const path = '/activity-api/eb/diagnostic/tool/introduction/getByUrlRouter'
  const answer = await fetch(`${gateway.url}${path}?urlRouter=${encodeURIComponent(hash)}`, {
    headers: { cookie },
  })
  assert.equal(answer.status, 200)
  return ((await answer.json()) as { data: Introduction }).data
}

describe('introductions of pages', () => {
  test('W-ACT-3 a page has its introduction by its hash, with or without a query', async () => {
    const expected = introductions['/groupbuy/info']
    for (const hash of ['#/groupbuy/info', '/groupbuy/info', '#/groupbuy/info/?tab=1', '#!/groupbuy/info']) {
      const { activityIntro, activityTag } = await introductionOf(hash)
      assert.deepEqual([activityIntro, activityTag], [expected?.activityIntro, expected?.activityTag])
    }
  })

  test('W-ACT-3 a page without one has empty texts and no pictures', async () => {
    for (const hash of ['', '#', '#/none', '#/__proto__', '#/constructor', '#//', '\0', '#/groupbuy'])
      assert.deepEqual(await introductionOf(hash), { activityIntro: '', activityTag: '', imageList: [] })
  })

  test('every picture is there', async () => {
    for (const hash of Object.keys(introductions))
      for (const { showUrl } of (await introductionOf(hash)).imageList) {
        const answer = await fetch(showUrl)
        assert.equal(answer.status, 200, showUrl)
        assert.match(answer.headers.get('content-type') ?? '', /^image\//)
      }
  })
})

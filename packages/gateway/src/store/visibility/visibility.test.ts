import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import type OSS from 'ali-oss'
import { codeOf, sendRaw, storeClient } from '../testing/storeClient'

const store = '1001/100101/'
const own = `${store}u/100193/`

const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-mode': 'navigate' }

describe('private objects', () => {
  let gateway: TestGateway
  let client: OSS
  before(async () => {
    gateway = await startTestGateway()
    client = storeClient(await gateway.lendStoreKeys({ prefixes: [store] }))
    for (const key of ['u/100193/salary.pdf', 'files/100193/1.pdf', 'common/a.jpg', 'images/b.jpg'])
      await client.put(store + key, Buffer.from(`bytes of ${key}`))
  })
  after(() => gateway.stop())

  const read = (key: string, headers: Record<string, string> = {}, method = 'GET') =>
    sendRaw(gateway.url, `/eb-store/${key}`, { method, headers })
  const statusOf = async (key: string, headers: Record<string, string> = {}) =>
    (await read(key, headers)).status

  test('W-AUTH-4 spaces: the public one is open to everyone, uploads and the personal one need a signature', async () => {
    assert.equal(await statusOf(`${store}common/a.jpg`), 200)
    assert.equal(await statusOf(`${store}images/b.jpg`), 200)
    for (const key of [`${own}salary.pdf`, `${store}files/100193/1.pdf`])
      for (const method of ['GET', 'HEAD']) {
        const answer = await read(key, {}, method)
        assert.deepEqual(
          [answer.status, answer.headers['cache-control']],
          [403, 'no-store'],
          `${method} ${key}`,
        )
        assert.equal(answer.body.includes('bytes of'), false)
        if (method === 'GET') assert.equal(codeOf(answer), 'AccessDenied')
      }
    assert.equal(await statusOf(`${own}salary.pdf?x-oss-process=image/info`), 403)
    assert.equal(await statusOf(`${own}salary.pdf`, { range: 'bytes=0-1' }), 403)
  })

  test('names in a private space are not revealed', async () => {
    const known = await read(`${own}salary.pdf`)
    const unknown = await read(`${own}nothing.pdf`)
    assert.deepEqual([unknown.status, codeOf(unknown)], [known.status, codeOf(known)])
    assert.equal(await statusOf(`${store}common/nothing.jpg`), 404)
  })

  test('a browser that opens a copied link gets a page to sign in, and returns; programs get XML or JSON', async () => {
    const answer = await read(`${own}salary.pdf?x-oss-signature=old`, page)
    assert.deepEqual([answer.status, answer.headers['content-type']], [401, 'text/html; charset=utf-8'])
    const html = answer.body.toString()
    assert.match(html, /<html lang="zh-CN">.*需要登录.*去登录/s)
    assert.ok(
      html.includes(`href="/login?next=${encodeURIComponent(`/eb-store/${own}salary.pdf`)}"`),
      'no query',
    )
    const policy = answer.headers['content-security-policy'] ?? ''
    assert.match(
      policy,
      /^default-src 'none'; ?style-src 'sha256-[\w+/]{43}='; ?base-uri 'none'; ?form-action 'none'; ?frame-ancestors 'self'$/,
    )
    const { 'cache-control': caching, vary } = answer.headers
    assert.deepEqual([caching, vary], ['no-store', 'accept, accept-language, sec-fetch-mode'])
    assert.match(
      (await read(`${own}salary.pdf`, { ...page, 'accept-language': 'en-GB,en' })).body.toString(),
      /Sign in/,
    )
    const onLan = await read(`${own}salary.pdf`, { accept: page.accept })
    assert.equal(onLan.status, 401, 'plain http: no Sec-Fetch headers')
    const picture = await read(`${own}salary.pdf`, { accept: 'image/avif,*/*', 'sec-fetch-mode': 'no-cors' })
    assert.deepEqual([picture.status, codeOf(picture)], [403, 'AccessDenied'])
    const json = await read(`${own}salary.pdf`, { accept: 'application/json' })
    assert.deepEqual([json.status, JSON.parse(json.body.toString()).code], [403, 'AccessDenied'])
  })

  test('signed in, the user of a personal space can read it, colleagues can read attachments, others get nothing', async () => {
    const [clerk, viewer, neighbour] = await Promise.all(
      ['clerk', 'viewer', 'neighbour'].map(async (account) => ({ cookie: await gateway.signIn(account) })),
    )
    const [{ userId } = { userId: '' }] = await gateway.sql<{ userId: string }>(
      `select user_id as "userId" from user_account where account = 'clerk'`,
    )
    const salary = `${store}u/${userId}/salary.pdf`
    await client.put(salary, Buffer.from('mine'))
    assert.equal(await statusOf(salary, clerk), 200)
    assert.match((await read(salary, clerk)).headers['cache-control'] ?? '', /^private/)
    for (const other of [viewer, neighbour]) assert.equal(await statusOf(salary, other), 404)
    assert.equal(await statusOf(`${store}files/100193/1.pdf`, viewer), 200)
    assert.equal(await statusOf(`${store}files/100193/1.pdf`, neighbour), 404)
    assert.equal(await statusOf(salary, { cookie: 'eb_session=made-up' }), 403)
  })

  test('an ACL sets the visibility of an object that has none yet, except in the personal space', async () => {
    const put = (name: string, acl: string) =>
      client.put(store + name, Buffer.from('x'), { headers: { 'x-oss-object-acl': acl } })
    await put('files/100193/open.jpg', 'public-read')
    assert.equal(await statusOf(`${store}files/100193/open.jpg`), 200)
    await put('images/licence.jpg', 'private')
    assert.equal(await statusOf(`${store}images/licence.jpg`), 403)
    await client.putACL(`${store}files/100193/1.pdf`, 'public-read')
    assert.equal(await statusOf(`${store}files/100193/1.pdf`), 200)
    await put('u/100193/open.jpg', 'public-read')
    assert.equal(await statusOf(`${own}open.jpg`), 403, 'the personal space stays its user’s')
    await assert.rejects(client.putACL(`${own}open.jpg`, 'public-read'), { code: 'AccessDenied' })
    await assert.rejects(client.putACL(`${store}images/licence.jpg`, 'public-read'), { code: 'AccessDenied' })
  })

  test('W-FMA-16 a hidden object is refused, and shown again with its previous visibility', async () => {
    await client.putACL(`${store}common/a.jpg`, 'private')
    assert.equal(await statusOf(`${store}common/a.jpg`), 403)
    await client.putACL(`${store}common/a.jpg`, 'default' as OSS.ACLType)
    assert.equal(await statusOf(`${store}common/a.jpg`), 200)
  })

  test('an overwritten object keeps its visibility', async () => {
    await client.put(`${store}files/100193/2.pdf`, Buffer.from('1'), {
      headers: { 'x-oss-object-acl': 'private' },
    })
    await client.put(`${store}files/100193/2.pdf`, Buffer.from('2'), {
      headers: { 'x-oss-object-acl': 'public-read' },
    })
    assert.equal(await statusOf(`${store}files/100193/2.pdf`), 403)
    const { uploadId } = await client.initMultipartUpload(`${store}u/100193/film.mp4`)
    const part = await client.uploadPart(
      `${store}u/100193/film.mp4`,
      uploadId,
      1,
      Buffer.from('film') as never,
      0,
      4,
    )
    await client.completeMultipartUpload(`${store}u/100193/film.mp4`, uploadId, [
      { number: 1, etag: part.etag },
    ])
    assert.equal(await statusOf(`${own}film.mp4`), 403)
  })
})

import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { receiveFile } from './receiveFile'

const answer = (body: BodyInit | null, disposition?: string) =>
  new Response(body, {
    headers: { 'content-type': 'text/csv', ...(disposition && { 'content-disposition': disposition }) },
  })

test('the name of a file: RFC 6266 first, then the plain parameter, then the page’s name', async () => {
  const named = async (disposition?: string) =>
    (await receiveFile(answer('a', disposition), 'mine.csv', () => {})).name
  assert.equal(await named(`attachment; filename="export-1.csv"; filename*=UTF-8''%E6%89%93.csv`), '打.csv')
  assert.equal(await named(`attachment; FILENAME*=utf-8''a%20b.csv; filename="x.csv"`), 'a b.csv')
  assert.equal(await named('attachment; filename="export 1.csv"'), 'export 1.csv')
  assert.equal(await named(`attachment; filename="plain.csv"; filename*=UTF-8''%E6%8`), 'plain.csv')
  for (const nothing of [undefined, 'attachment', `attachment; filename*=UTF-8''%E6%8`])
    assert.equal(await named(nothing), 'mine.csv', nothing)
})

test('received bytes are reported, and the file contains them in order', async () => {
  const pieces = ['ab', 'c', 'def'].map((text) => new TextEncoder().encode(text))
  const body = new ReadableStream({
    pull(controller) {
      const piece = pieces.shift()
      if (piece) controller.enqueue(piece)
      else controller.close()
    },
  })
  const reported: number[] = []
  const { content } = await receiveFile(answer(body), 'a', (bytes) => reported.push(bytes))
  assert.deepEqual([await content.text(), content.type, reported], ['abcdef', 'text/csv', [2, 3, 6]])
  const empty = await receiveFile(new Response(null), 'a', () => assert.fail('nothing came'))
  assert.deepEqual([empty.content.size, empty.content.type], [0, ''])
})

test('an answer without any data for a minute is aborted with its connection', async () => {
  mock.timers.enable({ apis: ['setTimeout'] })
  let isGivenUp = false
  let pulls = 0
  const body = new ReadableStream(
    {
      pull(controller) {
        pulls++
        if (pulls === 1) controller.enqueue(new Uint8Array(3))
        return pulls === 1 ? undefined : new Promise(() => {})
      },
      cancel() {
        isGivenUp = true
      },
    },
    { highWaterMark: 0 },
  )
  let settled = false
  const failure = assert
    .rejects(
      receiveFile(answer(body), 'a', () => {}),
      TypeError,
    )
    .finally(() => {
      settled = true
    })
  while (pulls < 2) await new Promise(setImmediate)
  mock.timers.tick(59_999)
  await new Promise(setImmediate)
  assert.deepEqual([settled, isGivenUp], [false, false])
  mock.timers.tick(1)
  await failure
  await new Promise(setImmediate)
  assert.equal(isGivenUp, true)
  mock.timers.reset()
})

test('a complete file leaves no timer behind', async () => {
  const begun = mock.method(globalThis, 'setTimeout')
  const cleared = mock.method(globalThis, 'clearTimeout')
  await receiveFile(answer('abc'), 'a', () => {})
  assert.ok(begun.mock.callCount())
  assert.equal(cleared.mock.callCount(), begun.mock.callCount())
  mock.restoreAll()
})

import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, mock, test } from 'node:test'
import { createPoll, type Poll } from './createPoll'

/** A page that can be hidden. */
class FakeDocument extends EventTarget {
  hidden = false
  readonly heard = new Set<unknown>()
  override addEventListener(...given: Parameters<EventTarget['addEventListener']>) {
    this.heard.add(given[1])
    super.addEventListener(...given)
  }
  override removeEventListener(...given: Parameters<EventTarget['removeEventListener']>) {
    this.heard.delete(given[1])
    super.removeEventListener(...given)
  }
  show(isShown: boolean) {
    this.hidden = !isShown
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

describe('a poll', () => {
  let page: FakeDocument
  let poll: Poll
  let questions: { signal: AbortSignal; answer(isDone: boolean): void; fail(error: unknown): void }[]
  let events: unknown[]
  /** Lets promises settle. */
  const settle = async () => {
    for (let times = 0; times < 10; times++) await Promise.resolve()
  }
  const pass = async (milliseconds: number) => {
    mock.timers.tick(milliseconds)
    await settle()
  }
  const answer = async (isDone: boolean) => {
    questions.at(-1)?.answer(isDone)
    await settle()
  }
  const fail = async (error: unknown) => {
    questions.at(-1)?.fail(error)
    await settle()
  }

  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout', 'Date'] })
    page = new FakeDocument()
    Reflect.set(globalThis, 'document', page)
    questions = []
    events = []
    poll = createPoll({
      ask: (signal) =>
        new Promise((resolve, reject) => {
          questions.push({ signal, answer: resolve, fail: reject })
        }),
      interval: 1000,
      limit: 10_000,
      maximumFailures: 3,
      onPause: () => events.push('pause'),
      onFailure: (error) => events.push(error),
    })
  })
  afterEach(() => {
    poll.stop()
    mock.timers.reset()
    Reflect.deleteProperty(globalThis, 'document')
  })

  test('polls at once, then an interval after each answer, never twice at a time', async () => {
    poll.start()
    assert.equal(questions.length, 1)
    await pass(5000)
    assert.equal(questions.length, 1)
    await answer(false)
    await pass(999)
    assert.equal(questions.length, 1)
    await pass(1)
    assert.equal(questions.length, 2)
  })

  test('ends with the answer that nothing more is expected', async () => {
    poll.start()
    await answer(true)
    await pass(5000)
    assert.equal(questions.length, 1)
    assert.deepEqual(events, [])
    assert.equal(page.heard.size, 0)
  })

  test('stops after the third consecutive failure; a success resets the count', async () => {
    poll.start()
    for (const outcome of ['one', 'two', undefined, 'three', 'four']) {
      await (outcome ? fail(outcome) : answer(false))
      await pass(1000)
    }
    assert.equal(questions.length, 6)
    assert.deepEqual(events, [])
    await fail('five')
    await pass(5000)
    assert.equal(questions.length, 6)
    assert.deepEqual(events, ['five'])
    assert.equal(page.heard.size, 0)
  })

  test('pauses after its limit', async () => {
    poll.start()
    await pass(9000)
    await answer(false)
    await pass(1000)
    assert.equal(questions.length, 2)
    await answer(false)
    await pass(1000)
    assert.equal(questions.length, 2)
    assert.deepEqual(events, ['pause'])
    poll.start()
    assert.equal(questions.length, 3)
  })

  test('does not poll while the page is hidden, and polls at once when it is visible again', async () => {
    poll.start()
    page.show(false)
    await answer(false)
    await pass(5000)
    assert.equal(questions.length, 1)
    page.show(true)
    await pass(0)
    assert.equal(questions.length, 2)
    page.show(true)
    await pass(5000)
    assert.equal(questions.length, 2, 'while it waits for an answer')
  })

  test('after a stop it aborts its request, and a late answer or failure has no effect', async () => {
    poll.start()
    poll.stop()
    assert.equal(questions[0]?.signal.aborted, true)
    await fail('late')
    await pass(5000)
    assert.equal(questions.length, 1)
    assert.deepEqual(events, [])
    poll.start()
    poll.start()
    assert.deepEqual(
      questions.map(({ signal }) => signal.aborted),
      [true, true, false],
    )
    assert.equal(page.heard.size, 1)
  })
})

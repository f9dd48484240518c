import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { createLookups, type Lookup } from './lookup'
import { readSuggestions, type Suggestion, suggestionsWith } from './suggestions'

const numRuns = process.env.EB_SOAK ? 10_000 : 500

/** Lookups, and a source whose answers arrive when the test says so. */
function lab() {
  const reported: Lookup[] = []
  const asked: Array<{
    text: string
    signal: AbortSignal
    answer: (list: unknown) => void
    fail: (why: unknown) => void
  }> = []
  const lookups = createLookups((lookup) => reported.push(lookup))
  const source = (text: string, signal: AbortSignal) =>
    new Promise<Suggestion[]>((answer, fail) => {
      asked.push({ text, signal, answer: answer as never, fail })
    })
  const labels = () => reported.at(-1)?.options.map(({ label }) => label)
  return { reported, asked, lookups, source, labels, last: () => reported.at(-1) }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('lookups', () => {
  it('W-SUG-1 the newest answer wins, in any order; older ones are aborted', async () => {
    const { asked, lookups, source, labels, last } = lab()
    lookups.ask(source, 'a', 0)
    lookups.ask(source, 'ab', 0)
    assert.deepEqual(
      asked.map(({ signal }) => signal.aborted),
      [true, false],
    )
    asked[1]?.answer(['ab1'])
    await settled()
    assert.deepEqual(labels(), ['ab1'])
    asked[0]?.answer(['a1'])
    await settled()
    assert.deepEqual(labels(), ['ab1'])
    assert.equal(last()?.status, 'done')
  })

  it(`W-SUG-1 ${numRuns} random orders of answers and failures end with the newest text's`, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }),
        async (scheduler, fates) => {
          const reported: Lookup[] = []
          const lookups = createLookups((lookup) => reported.push(lookup))
          for (const [index, isGood] of fates.entries()) {
            const answer = isGood ? Promise.resolve([`${index}`]) : Promise.reject(new Error(`${index}`))
            lookups.ask(() => scheduler.schedule(answer), `${index}`, 0)
          }
          await scheduler.waitAll()
          await settled()
          const newest = fates.length - 1
          const last = reported.at(-1) as Lookup
          if (fates[newest]) assert.deepEqual(last.options, [{ value: `${newest}`, label: `${newest}` }])
          else assert.equal((last.cause as Error).message, `${newest}`)
        },
      ),
      { numRuns },
    )
  })

  it('waits for a pause: only the last text is requested', async (context) => {
    context.mock.timers.enable({ apis: ['setTimeout'] })
    const { asked, lookups, source, reported } = lab()
    for (const text of ['h', 'hu', 'hu p']) {
      lookups.ask(source, text, 200)
      context.mock.timers.tick(150)
    }
    assert.equal(asked.length, 0)
    assert.equal(reported.length, 0)
    context.mock.timers.tick(60)
    assert.deepEqual(
      asked.map(({ text }) => text),
      ['hu p'],
    )
    assert.equal(reported[0]?.status, 'loading')
  })

  it('keeps the previous suggestions while it loads and after a failure', async () => {
    const { asked, lookups, source, labels, last } = lab()
    lookups.ask(source, 'a', 0)
    asked[0]?.answer(['one', { value: '2', label: 'two', hint: 'x' }])
    await settled()
    lookups.ask(source, 'b', 0)
    assert.equal(last()?.status, 'loading')
    assert.deepEqual(labels(), ['one', 'two'])
    asked[1]?.fail(new Error('no network'))
    await settled()
    assert.equal(last()?.status, 'failed')
    assert.deepEqual(labels(), ['one', 'two'])
    assert.match(String(last()?.cause), /no network/)
  })

  it('an exception, or an answer that is not a list of suggestions, is a failure', async () => {
    for (const bad of [undefined, null, 'text', {}, [null], 7]) {
      const { lookups, last } = lab()
      lookups.ask(() => bad as never, 'a', 0)
      await settled()
      assert.equal(last()?.status, 'failed', `${bad}`)
    }
    const { lookups, last } = lab()
    lookups.ask(
      () => {
        throw new Error('broken')
      },
      'a',
      0,
    )
    await settled()
    assert.equal(last()?.status, 'failed')
  })

  it('cancelled: nothing is requested, and no answer is reported', async (context) => {
    context.mock.timers.enable({ apis: ['setTimeout'] })
    const { asked, lookups, source, reported } = lab()
    lookups.ask(source, 'a', 0)
    lookups.cancel()
    asked[0]?.answer(['late'])
    lookups.ask(source, 'b', 200)
    lookups.cancel()
    context.mock.timers.tick(1000)
    await settled()
    assert.equal(asked.length, 1)
    assert.deepEqual(
      reported.map(({ status }) => status),
      ['loading'],
    )
  })
})

describe('suggestions', () => {
  it('a list is searched in labels and values, ignoring case', () => {
    const list = ['湖畔', { value: 'lake', label: 'Lakeside' }, { value: 'x' }]
    assert.deepEqual(suggestionsWith(list, ' LAKES'), [list[1]])
    assert.deepEqual(suggestionsWith(list, '湖'), ['湖畔'])
    assert.equal(suggestionsWith(list, '').length, 3)
  })

  it('at most 50 are shown, each with a text', () => {
    assert.equal(readSuggestions(Array.from({ length: 100 }, (_, index) => `${index}`)).length, 50)
    assert.deepEqual(readSuggestions(['a', { value: 'b', label: 'B', hint: 'h' }]), [
      { value: 'a', label: 'a' },
      { value: 'b', label: 'B', hint: 'h' },
    ])
  })
})

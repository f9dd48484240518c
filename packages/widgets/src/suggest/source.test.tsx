import { drawn, holdLongTimers, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { source } from './testing/heldSource'
import { show } from './testing/showSuggest'
import { write } from './testing/write'

/** Milliseconds without a key before suggestions are requested. */
const pause = 200

describe('eb-suggest with a source', () => {
  it('W-SUG-1 requests once typing pauses; loading, results and no results look different', async () => {
    const { ask, asked, next } = source()
    const { type, note, lists, status, host, input } = await show({ source: ask })
    await type('hu')
    const first = await next(1)
    expect(asked.map(({ text }) => text)).to.deep.equal(['hu'])
    await until(() => note() === '正在查找' && status() === '正在查找')
    expect(input.ariaExpanded).to.equal('false')
    await expect(host).to.be.accessible()
    first.answer(['hu1', 'hu2'])
    await lists(2)
    await until(() => !note())
    await expect(host).to.be.accessible()
    await type('x')
    ;(await next(2)).answer([])
    await until(() => note() === '没有建议')
    await expect(host).to.be.accessible()
  })

  it('W-SUG-1 answers out of order: those for the newest text stay, the older request is aborted', async () => {
    const { ask, asked, next } = source()
    const { type, lists, options } = await show({ source: ask })
    await type('a')
    const first = await next(1)
    await type('b')
    const second = await next(2)
    expect(first.signal.aborted).to.equal(true)
    second.answer(['ab'])
    await lists(1)
    first.answer(['a1', 'a2', 'a3'])
    await drawn()
    expect(options()).to.deep.equal(['ab'])
    expect(asked.length).to.equal(2)
  })

  it('W-SUG-1 a failure keeps the text and the previous suggestions, is reported, and can be retried', async () => {
    const { ask, next } = source()
    const { type, lists, find, note, input, errors, press, root, host, changes } = await show({ source: ask })
    await type('a')
    ;(await next(1)).answer(['a1'])
    await lists(1)
    await type('b')
    ;(await next(2)).fail(new Error('no network'))
    const retry = await until(() => find('[part=retry]'))
    expect(note()).to.contain('没查到建议')
    expect(input.value).to.equal('ab')
    await until(() => errors.length === 1)
    expect([errors[0]?.code, String(errors[0]?.cause)]).to.deep.equal(['source-failed', 'Error: no network'])
    await expect(host).to.be.accessible()
    // By keyboard: it is the next Tab stop.
    await press('Tab')
    expect((root as ShadowRoot).activeElement).to.equal(retry)
    await press('Enter')
    ;(await next(3)).answer(['ab1', 'ab2'])
    await lists(2)
    expect((root as ShadowRoot).activeElement).to.equal(input)
    expect(changes).to.deep.equal([])
  })

  it('Enter never chooses another suggestion than the visible one', async () => {
    const { ask, next } = source()
    const { type, lists, press, isAt, input, changes } = await show({ source: ask })
    await type('a')
    ;(await next(1)).answer(['a1', 'a2'])
    await lists(2)
    await type('b')
    const second = await next(2)
    await press('ArrowDown')
    await isAt('a1')
    second.answer(['ab1', 'ab2', 'ab3'])
    await lists(3)
    await isAt('')
    await press('Enter')
    expect([input.value, changes]).to.deep.equal(['ab', ['ab']])
  })

  it('↓ requests at once and moves to the first when it has loaded', async () => {
    const { ask, next } = source()
    const { press, isAt } = await show({ source: ask, value: 'lake' })
    await press('ArrowDown')
    const { text, answer } = await next(1)
    expect(text).to.equal('lake')
    answer(['lake 1', 'lake 2'])
    await isAt('lake 1')
  })

  it('fewer characters than `minLength`: nothing is requested, and an open list closes', async () => {
    const { ask, asked, next } = source()
    const { type, lists, press, input } = await show({ source: ask, minLength: 3 })
    await type('ab')
    await press('ArrowDown')
    await type('c')
    ;(await next(1)).answer(['abc'])
    await lists(1)
    await press('Backspace')
    await lists(0)
    expect([input.value, asked.length]).to.deep.equal(['ab', 1])
  })

  it('no request within a composition, one after it', async () => {
    const { ask, asked, next } = source()
    const { input } = await show({ source: ask })
    const timers = holdLongTimers(pause)
    try {
      input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true, composed: true }))
      for (const text of ['h', 'hu']) {
        await drawn()
        write(input, text, true)
      }
      await drawn()
      expect([input.value, timers.waiting()]).to.deep.equal(['hu', []])
      write(input, '湖', true)
      input.dispatchEvent(
        new CompositionEvent('compositionend', { bubbles: true, composed: true, data: '湖' }),
      )
      await until(() => timers.waiting().includes(pause))
      timers.end(pause)
    } finally {
      timers.restore()
    }
    const { text } = await next(1)
    expect([text, asked.length]).to.deep.equal(['湖', 1])
  })

  it('Esc, blur and unmounting abort the request; the text stays', async () => {
    const { ask, asked, next } = source()
    const { type, press, input, note, find, unmount, changes } = await show({ source: ask })
    await type('a')
    await next(1)
    await until(note)
    await press('Escape')
    await until(() => asked[0]?.signal.aborted && !note())
    expect(input.value).to.equal('a')
    await type('b')
    await next(2)
    find('.after')?.focus()
    await until(() => asked[1]?.signal.aborted && !note())
    expect(changes).to.deep.equal(['ab'])
    input.focus()
    await type('c')
    await next(3)
    unmount()
    await until(() => asked[2]?.signal.aborted)
  })
})

import { holdLongTimers, mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { EnvironmentProvider, type WidgetError } from '../environment'
import { laterPart } from './laterPart'

const Word = () => <b>there</b>

/** A widget whose part comes when the test says so. */
function openPage() {
  const loads: Array<{ come(): void; fail(cause: unknown): void }> = []
  const [usePart, fetchAhead] = laterPart(
    () =>
      new Promise<{ Word: typeof Word }>((resolve, reject) => {
        loads.push({ come: () => resolve({ Word }), fail: reject })
      }),
  )
  const errors: WidgetError[] = []
  function Widget({ isNeeded }: { isNeeded: boolean }) {
    const { Word: Part, error } = usePart(isNeeded, 'not loaded')
    return (
      <p hidden={!isNeeded}>
        {Part && <Part />}
        {!!error && 'failed'}
      </p>
    )
  }
  const draw = (isNeeded: boolean) => (
    <EnvironmentProvider value={{ reportError: (error) => errors.push(error) }}>
      <Widget isNeeded={isNeeded} />
    </EnvironmentProvider>
  )
  const open = (isNeeded = false) => {
    const { root, render, unmount } = mount(draw(isNeeded))
    const text = () => root.textContent
    const need = async (isNeeded: boolean) => {
      render(draw(isNeeded))
      await until(() => root.querySelector('p')?.hidden === !isNeeded, 'drawn')
    }
    return { text, unmount, need }
  }
  return { loads, errors, open, fetchAhead }
}

describe('laterPart', () => {
  it('is loaded when it is needed, once for all widgets, and drawn with the next one that needs it', async () => {
    const { loads, open } = openPage()
    const [one, other] = [open(), open()]
    await until(() => one.text() === '' && other.text() === '', 'drawn')
    expect(loads).to.have.length(0)
    await one.need(true)
    await other.need(true)
    await until(() => loads.length, 'asked for')
    loads[0]?.come()
    await until(() => one.text() === 'there' && other.text() === 'there', 'there')
    const third = open(true)
    await until(() => third.text() === 'there', 'third')
    expect(loads).to.have.length(1)
  })

  it('a failure is told, and it is asked for again when it is needed again', async () => {
    const { loads, errors, open } = openPage()
    const widget = open(true)
    const cause = new TypeError('offline')
    await until(() => loads.length, 'asked for')
    loads[0]?.fail(cause)
    await until(() => widget.text() === 'failed', 'failed')
    expect(errors).to.deep.equal([{ code: 'load-failed', message: 'not loaded', cause }])
    await widget.need(false)
    await widget.need(true)
    await until(() => loads.length === 2, 'asked for again')
    loads[1]?.come()
    await until(() => widget.text() === 'there', 'there')
    expect(errors).to.have.length(1)
  })

  it('W-CHUNK-2 one that does not come in 120 s counts as failed, and is drawn nevertheless when it comes', async () => {
    const { loads, errors, open } = openPage()
    const timers = holdLongTimers(120_000)
    const [widget, gone] = [open(true), open(true)]
    await until(() => loads.length && widget.text() === '' && gone.text() === '', 'drawn')
    gone.unmount()
    timers.end(120_000)
    await until(() => widget.text() === 'failed', 'failed')
    expect(errors).to.deep.equal([{ code: 'load-failed', message: 'not loaded', cause: 'timed-out' }])
    await widget.need(false)
    await widget.need(true)
    await until(() => loads.length === 2 && widget.text() === '', 'asked for again')
    loads[0]?.come()
    loads[1]?.fail(new TypeError('offline'))
    await until(() => widget.text() === 'there', 'there')
    expect(timers.waiting()).to.deep.equal([120_000])
    timers.end(120_000)
    timers.restore()
    expect(errors).to.have.length(1)
  })

  it('a failure ahead of time, or after the widget has gone, is nobody’s', async () => {
    const { loads, errors, open, fetchAhead } = openPage()
    const fail = async (index: number) => {
      loads[index]?.fail(new TypeError('offline'))
      await until(() => {
        fetchAhead()
        return loads.length === index + 2
      }, 'asked for again')
    }
    fetchAhead()
    await fail(0)
    const widget = open(true)
    await until(() => widget.text() === '', 'drawn')
    widget.unmount()
    await fail(1)
    const next = open(true)
    loads[2]?.come()
    await until(() => next.text() === 'there', 'there')
    expect(errors).to.deep.equal([])
  })
})

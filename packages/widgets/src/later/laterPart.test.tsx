import { domCounters, holdLongTimers, mount, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { EnvironmentProvider, type WidgetError } from '../environment'
import { laterPart } from './laterPart'

const Word = () => <b>there</b>
const failed = '页面的一部分没加载出来，检查网络后重试'

/** A widget whose part loads when the test says so. */
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
    const { Word: Part, failure } = usePart(isNeeded)
    return (
      <section hidden={!isNeeded} data-fails={failure !== undefined}>
        {Part ? <Part /> : (failure ?? '')}
      </section>
    )
  }
  const draw = (isNeeded: boolean) => (
    <EnvironmentProvider value={{ locale: 'zh', reportError: (error) => errors.push(error) }}>
      <Widget isNeeded={isNeeded} />
    </EnvironmentProvider>
  )
  const open = (isNeeded = false) => {
    const { root, render, unmount } = mount(draw(isNeeded))
    const text = () => root.textContent
    const need = async (isNeeded: boolean) => {
      render(draw(isNeeded))
      await until(() => root.querySelector('section')?.hidden === !isNeeded, 'drawn')
    }
    const hasFailed = () => root.querySelector('[role=alert]')?.textContent?.startsWith(failed)
    const retry = () => root.querySelector<HTMLElement>('[role=alert] button')?.click()
    const section = () => root.querySelector('section')
    return { text, section, unmount, need, hasFailed, retry }
  }
  return { loads, errors, open, fetchAhead }
}

/** Renders and unmounts a widget. A separate function, so that nothing of it is left on the stack. */
async function goneWidget(open: ReturnType<typeof openPage>['open']): Promise<WeakRef<Element>> {
  const { section, unmount } = open(true)
  const drawn = new WeakRef(await until(section, 'drawn'))
  unmount()
  return drawn
}

describe('laterPart', () => {
  it('is loaded when it is needed, once for all widgets, and rendered with the next one that needs it', async () => {
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

  it('has no failure while it is loading, so that a placeholder can be shown', async () => {
    const { loads, open } = openPage()
    const widget = open(true)
    await until(() => loads.length && widget.section(), 'asked for')
    expect(widget.section()?.dataset.fails).to.equal('false')
    loads[0]?.fail(new TypeError('offline'))
    await until(widget.hasFailed, 'failed')
    expect(widget.section()?.dataset.fails).to.equal('true')
  })

  it('W-CHUNK-3 a failure is reported and shown in its place, with a retry button', async () => {
    const { loads, errors, open } = openPage()
    const widget = open(true)
    const cause = new TypeError('offline')
    await until(() => loads.length, 'asked for')
    loads[0]?.fail(cause)
    await until(widget.hasFailed, 'failed')
    expect(errors).to.have.length(1)
    expect(errors[0]).to.include({ code: 'load-failed', message: failed })
    expect(errors[0]?.cause).to.include({ name: 'ChunkLoadError', type: 'missing', cause })
    widget.retry()
    await until(() => loads.length === 2 && widget.text() === '', 'asked for again')
    loads[1]?.come()
    await until(() => widget.text() === 'there', 'there')
    expect(errors).to.have.length(1)
  })

  it('after a failure it is loaded again when it is needed again', async () => {
    const { loads, open } = openPage()
    const widget = open(true)
    await until(() => loads.length, 'asked for')
    loads[0]?.fail(new TypeError('offline'))
    await until(widget.hasFailed, 'failed')
    await widget.need(false)
    expect(widget.hasFailed(), 'nothing is missing where nothing is needed').to.equal(undefined)
    await widget.need(true)
    await until(() => loads.length === 2, 'asked for again')
    loads[1]?.come()
    await until(() => widget.text() === 'there', 'there')
  })

  it('W-CHUNK-2 one that does not load in 120 s counts as failed, and is still rendered when it loads', async () => {
    const { loads, errors, open } = openPage()
    const timers = holdLongTimers(120_000)
    const [widget, gone] = [open(true), open(true)]
    await until(() => loads.length && widget.text() === '' && gone.text() === '', 'drawn')
    gone.unmount()
    timers.end(120_000)
    await until(widget.hasFailed, 'failed')
    expect(errors).to.have.length(1)
    expect(errors[0]?.cause).to.include({ name: 'ChunkLoadError', type: 'timeout' })
    widget.retry()
    await until(() => loads.length === 2 && widget.text() === '', 'asked for again')
    loads[0]?.come()
    loads[1]?.fail(new TypeError('offline'))
    await until(() => widget.text() === 'there', 'there')
    timers.restore()
    expect(errors).to.have.length(1)
  })

  it('no timer is left when the part has loaded', async () => {
    const { loads, open } = openPage()
    const timers = holdLongTimers(120_000)
    const widget = open(true)
    await until(() => loads.length, 'asked for')
    expect(timers.waiting()).to.deep.equal([120_000])
    loads[0]?.come()
    await until(() => widget.text() === 'there', 'there')
    expect(timers.waiting()).to.deep.equal([])
    timers.restore()
  })

  it('an unmounted widget is not kept in memory by the time-out', async () => {
    const { loads, open } = openPage()
    const timers = holdLongTimers(120_000)
    try {
      const drawn = await goneWidget(open)
      expect([loads.length, timers.waiting()]).to.deep.equal([1, [120_000]])
      await until(async () => {
        await domCounters() // collects garbage
        return !drawn.deref()
      }, 'collected')
    } finally {
      timers.restore()
    }
  })

  it('a failure of a prefetch, or after the widget was unmounted, is not reported', async () => {
    const { loads, errors, open, fetchAhead } = openPage()
    const fail = async (index: number) => {
      loads[index]?.fail(new TypeError('offline'))
      await until(() => {
        void fetchAhead()
        return loads.length === index + 2
      }, 'asked for again')
    }
    void fetchAhead()
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

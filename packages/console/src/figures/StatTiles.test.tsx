import type { FigureSet } from '@ebkit/core/services/reports'
import { mount, until } from '@ebkit/testing/browser'
import { adoptTokens, useStyles } from '@ebkit/ui/styles'
import { EnvironmentProvider } from '@ebkit/widgets/environment'
import { expect } from '@open-wc/testing'
import type { ReactNode } from 'react'
import css from './Figures.css'
import { StatTiles, type StatTilesProps } from './StatTiles'

const metrics = [
  { name: 'days', label: 'Days to use', type: 'decimal', unit: 'days' },
  { name: 'orders', label: 'Orders', type: 'count' },
] as const

const set = (days: number | null, before?: readonly number[]): FigureSet => ({
  ...{ id: 'total', resource: 'a/b', condition: '', isWhole: true, by: [] },
  metrics: metrics.map(({ name, type }) => ({ name, type })),
  rows: [{ keys: [], labels: [], values: [days, 110], ...(before && { before }) }],
})

async function textsOf(props: Pick<StatTilesProps, 'total' | 'other'>): Promise<readonly string[]> {
  const { root } = mount(
    <EnvironmentProvider value={{ locale: 'en' }}>
      <StatTiles metrics={metrics} before="period before" {...props} />
    </EnvironmentProvider>,
  )
  await until(() => root.querySelector('li'), 'tiles')
  return [...root.querySelectorAll('li')].map(({ textContent }) => textContent ?? '')
}

describe('StatTiles', () => {
  it('a figure has its unit, and none while it is unknown', async () => {
    expect(await textsOf({ total: set(3) })).to.deep.equal(['Days to use3 days', 'Orders110'])
    expect(await textsOf({ total: set(null) })).to.deep.equal(['Days to use–', 'Orders110'])
  })

  it('a figure whose rows are known is a button, of nothing there is none', async () => {
    const opened: string[] = []
    const known = (days: number) => ({
      ...set(days),
      metrics: [{ name: 'days', type: 'decimal' as const, condition: 'a=1' }, ...set(days).metrics.slice(1)],
    })
    const draw = async (days: number) => {
      const { root } = mount(
        <EnvironmentProvider value={{ locale: 'en' }}>
          <StatTiles metrics={metrics} before="" total={known(days)} onRows={(name) => opened.push(name)} />
        </EnvironmentProvider>,
      )
      await until(() => root.querySelector('li'), 'tiles')
      return [...root.querySelectorAll('button')]
    }
    const [button, ...others] = await draw(3)
    expect(button?.getAttribute('aria-label')).to.equal('3 Show the rows of Days to use')
    expect(others).to.deep.equal([])
    button?.click()
    expect(opened).to.deep.equal(['days'])
    expect(await draw(0)).to.deep.equal([])
  })

  it('two comparisons stand below each other, each with its name', async () => {
    const other = { name: 'a year before', total: set(3, [3, 220]) }
    const [, orders] = await textsOf({ total: set(3, [3, 100]), other })
    expect(orders).to.match(/vs period before .*10\.0%vs a year before .*50\.0%$/)
  })

  it('a second comparison that failed says why and can be asked for again; it waits for nothing', async () => {
    let asked = 0
    const other = { name: 'a year before', total: undefined, error: new Error('down'), reload: () => asked++ }
    const { root } = mount(
      <EnvironmentProvider value={{ locale: 'en' }}>
        <StatTiles metrics={metrics} before="period before" total={set(3, [3, 100])} other={other} />
      </EnvironmentProvider>,
    )
    await until(() => root.querySelector('[role=alert]'), 'the reason')
    expect(root.querySelector('[role=alert]')?.textContent).to.contain('No comparison with a year before')
    expect(root.querySelector('li')?.textContent).not.to.contain('a year before')
    root.querySelector<HTMLElement>('[role=alert] button')?.click()
    expect(asked).to.equal(1)
  })

  it('a change has one line in a narrow tile: the course beside it gives way', async () => {
    const trend = {
      ...set(3),
      rows: [1, 9, 4].map((value) => ({ keys: [], labels: [], values: [value, 110] })),
    }
    const other = { name: 'the same time a year ago', total: set(3, [3, 220]) }
    const { root } = mount(
      <Figures>
        <div style={{ width: 520 }}>
          <StatTiles metrics={metrics} before="before" total={set(3, [3, 100])} {...{ trend, other }} />
        </div>
      </Figures>,
    )
    await until(() => root.querySelector('.eb-figure__than'), 'changes')
    const heights = [...root.querySelectorAll<HTMLElement>('.eb-figure__than')].map((one) => one.offsetHeight)
    expect(Math.max(...heights)).to.be.below(2 * 20)
  })

  it('a row of charts is as wide as the others, with one chart too', async () => {
    const { root } = mount(
      <Figures>
        <div className="eb-figures__charts">
          {[1, 2, 3].map((each) => (
            <section key={each} className="eb-figure__card" />
          ))}
        </div>
      </Figures>,
    )
    await until(() => root.querySelector('.eb-figure__card'), 'charts')
    const cards = [...root.querySelectorAll<HTMLElement>('.eb-figure__card')]
    expect(cards.map(({ offsetWidth }) => offsetWidth)).to.deep.equal([444, 444, 900])
  })
})

adoptTokens(document)

/** A page of figures, 900 px wide. */
function Figures({ children }: { children: ReactNode }) {
  const root = useStyles<HTMLDivElement>(css)
  return (
    <EnvironmentProvider value={{ locale: 'en' }}>
      <div ref={root} style={{ width: 900, '--_most': 4 } as object}>
        {children}
      </div>
    </EnvironmentProvider>
  )
}

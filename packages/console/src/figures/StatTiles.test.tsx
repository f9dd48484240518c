import type { FigureSet } from '@ebkit/core/services/reports'
import { mount, until } from '@ebkit/testing/browser'
import { EnvironmentProvider } from '@ebkit/widgets/environment'
import { expect } from '@open-wc/testing'
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

  it('two comparisons stand below each other, each with its name', async () => {
    const other = { name: 'a year before', total: set(3, [3, 220]) }
    const [, orders] = await textsOf({ total: set(3, [3, 100]), other })
    expect(orders).to.match(/vs period before .*10\.0%vs a year before .*50\.0%$/)
  })
})

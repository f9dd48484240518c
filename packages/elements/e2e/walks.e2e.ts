import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shareOf } from '@ebkit/testing'
import { CountedSteps, type Hand } from './support/CountedSteps'
import { Place } from './support/Place'
import { expect, test } from './support/test'
import { jobs } from './support/walkedJobs'

const hands: readonly Hand[] = ['mouse', 'keyboard', 'touch']

/** Rows of the table in the guide by their jobs: job, mouse, keyboard, touch. */
const table = new Map(
  readFileSync(join(import.meta.dirname, '../../../docs/guides/walks.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Job'))
    .map((line) => {
      const [name = '', ...cells] = line.slice(2, -2).split(' | ')
      return [name, cells] as const
    }),
)

test('the table of walks has the ten jobs', () => {
  expect([...table.keys()]).toEqual(jobs.map(({ name }) => name))
})

for (const hand of hands)
  test.describe(`by ${hand}`, () => {
    test.use({
      hasTouch: hand === 'touch',
      viewport: hand === 'touch' ? { width: 390, height: 844 } : undefined,
    })
    for (const { name, tag, markup, shown, walk, isDone } of shareOf(jobs, 3, hand))
      test(`${name}: as many steps as the guide says`, async ({ page, openPage, servers }) => {
        const told = table.get(name)?.[hands.indexOf(hand)]
        await openPage('zh', markup)
        const place = new Place(page, tag, 'zh', servers.proxy)
        await shown(place)
        // Later parts are loaded: people do not press in the first moment.
        await page.waitForLoadState('networkidle')
        const steps = new CountedSteps(page, hand)
        await walk[hand](place, steps)
        await isDone(place)
        expect(steps.told).toBe(told)
      })
  })

import { readdirSync } from 'node:fs'
import { records } from './records'
import { releaseFolder } from './support/release'
import { expect, test } from './support/test'

const recorded = records.map(({ tag }) => tag).sort()

/** The tag of an element is the name of its chunk. The console has tests of its own. */
const candidates = readdirSync(releaseFolder())
  .flatMap((name) => /^(eb-[a-z-]+)\.js$/.exec(name)?.[1] ?? [])
  .filter((tag) => tag !== 'eb-console')

test('every element of the build has a record in this suite, and loads', async ({
  page,
  openPage,
  elementSource,
}) => {
  test.skip(elementSource !== 'script tag', 'packages have no loader that knows all tags')
  await openPage('zh', candidates.map((tag) => `<${tag}></${tag}>`).join(''))
  const tags = () => page.evaluate(() => EB.diagnose().tags)
  await expect.poll(async () => Object.values(await tags()).every((status) => status === 'loaded')).toBe(true)
  expect(Object.keys(await tags()).sort()).toEqual(recorded)
})

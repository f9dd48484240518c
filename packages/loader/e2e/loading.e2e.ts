import { expect, test } from './support/test'

test.describe('script tag', () => {
  test('W-CHUNK-1 nothing is loaded before an element is there, then each chunk once and in parallel', async ({
    page,
    open,
    requested,
    servers: { proxy },
  }) => {
    await open('empty.html')
    await page.evaluate(() => document.body.append(document.createElement('eb-nobody-knows')))
    expect(requested()).toEqual(['eb.js'])
    const held = proxy.inject({ match: ({ path }) => path.endsWith('/eb-satisfaction.js'), fault: 'hold' })
    await page.evaluate(() => {
      for (let index = 0; index < 3; index++) document.body.append(document.createElement('eb-satisfaction'))
    })
    // All have been asked for although the element's own chunk, which imports the others, has not arrived.
    await expect.poll(() => requested().includes('runtime.js')).toBe(true)
    expect(held.hits).toBe(1)
    held.release()
    await page.evaluate(() => EB.ready())
    const names = requested()
    expect(names).toEqual([...new Set(names)])
    expect(names.length).toBeLessThanOrEqual(4)
    expect(await page.evaluate(() => EB.diagnose())).toMatchObject({
      tags: { 'eb-satisfaction': 'loaded' },
      reports: [],
      secure: true,
    })
  })
})

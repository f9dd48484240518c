import { shareOf } from '@ebkit/testing'
import type { Request } from '@playwright/test'
import { Place } from '../support/Place'
import { expect, test } from '../support/test'
import { put } from './put'
import { sights } from './shown'
import { figure } from './specification'
import { startOf } from './start'

test.describe.configure({ mode: 'parallel' })

for (const { figures, tag, isTimed, observe } of shareOf(sights, 8, 'figures')) {
  const names = figures.map((id) => figure(id).name)
  test(`${figures.join(' ')} ${tag}: ${names.join(', ')}`, async ({ page, servers, openPage }) => {
    const { gateway, proxy, sessions } = servers
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    if (isTimed) await page.clock.install()
    await openPage('zh', '')
    const observed = await observe({
      it: new Place(page, tag, 'zh', proxy),
      page,
      start: startOf(gateway, sessions.zh, 'zh'),
      requests,
      open: (attributes, content) => put(page, tag, attributes, content),
      value: (id) => figure(id).value as number,
    })
    const expected = Object.fromEntries(figures.map((id) => [id, figure(id).value]))
    expect(observed).toEqual(expected)
  })
}

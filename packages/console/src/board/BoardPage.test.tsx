import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { expectKeys } from '../testing/expectKeys'
import { boardKeys } from '../testing/keys/boardKeys'
import { type Painted, paintPage } from '../testing/paintPage'
import { slotRows, slots } from '../testing/slots'
import { BoardPage } from './BoardPage'

const page = { kind: 'board', groupBy: 'status', card: ['slotName', 'booked', 'total'] }
const paint = (more: object = {}, query = '') =>
  paintPage(BoardPage, { page: { ...page, ...more }, resource: slots, rows: slotRows, query })

const card = ({ view }: Painted, key: string, column = 'OPEN') =>
  view.host.querySelector<HTMLElement>(`[data-column="${column}"] [data-card="${key}"]`)

describe('a board', () => {
  it('each key of its definition is seen: with it is what is not without it', async () => {
    await expectKeys(boardKeys.cases, ({ besides, resource, query }, keys) =>
      paintPage(BoardPage, {
        ...{ page: { ...page, ...besides, ...keys }, resource: { ...slots, ...resource } },
        ...{ rows: slotRows, query },
      }),
    )
  }).timeout(60_000)

  it('arrows go from card to card, Enter opens one; Space takes it up, an arrow carries it, Space runs the action', async () => {
    const painted = await paint({ rowActions: ['close', 'setRange'] })
    await until(() => card(painted, 'a') && card(painted, 'a', 'CLOSED'))
    card(painted, 'a')?.focus()
    await sendKeys({ press: 'ArrowDown' })
    expect(document.activeElement).to.equal(card(painted, 'b'))
    await sendKeys({ press: 'ArrowRight' })
    expect(document.activeElement).to.equal(card(painted, 'b', 'CLOSED'))
    await sendKeys({ press: 'ArrowLeft' })
    await sendKeys({ press: ' ' })
    expect(painted.said()).to.contain('已拿起 下午场，放到「开放」')
    await sendKeys({ press: 'ArrowRight' })
    expect(painted.said()).to.contain('已拿起 下午场，放到「关闭」')
    await sendKeys({ press: 'Escape' })
    expect(painted.said()).not.to.contain('已拿起')
    await sendKeys({ press: ' ' })
    await sendKeys({ press: 'ArrowRight' })
    await sendKeys({ press: ' ' })
    const run = await until(() => painted.asked.find((one) => one.startsWith('runResourceAction')))
    expect(run).to.contain('"keys":["b"]')
    card(painted, 'a')?.focus()
    await sendKeys({ press: 'Enter' })
    await until(() => painted.query() === '?id=a')
    painted.view.unmount()
  })
})

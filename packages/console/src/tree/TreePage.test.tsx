import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { expectKeys } from '../testing/expectKeys'
import { treeKeys } from '../testing/keys/treeKeys'
import { type Painted, paintPage } from '../testing/paintPage'
import { slotRows, slots } from '../testing/slots'
import { TreePage } from './TreePage'

const page = { kind: 'tree', columns: ['slotName'] }
/** Every request returns the same rows: those below the roots are the roots again, which no parent takes. */
const paint = (more: object = {}, query = '') =>
  paintPage(TreePage, { page: { ...page, ...more }, resource: slots, rows: slotRows, query })

const node = ({ view }: Painted, id: string) => view.host.querySelector<HTMLElement>(`[data-id="${id}"]`)

describe('a tree', () => {
  it('each key of its definition is seen: with it is what is not without it', async () => {
    await expectKeys(treeKeys.cases, ({ besides, resource, query }, keys) =>
      paintPage(TreePage, {
        ...{ page: { ...page, ...besides, ...keys }, resource: { ...slots, ...resource } },
        ...{ rows: slotRows, query },
      }),
    )
  }).timeout(60_000)

  it('keys go through the tree, find by letters, open a row in its form, move it, and ask before deleting', async () => {
    const painted = await paint({ rowActions: ['delete'] })
    await until(() => node(painted, 'c'))
    node(painted, 'a')?.focus()
    await sendKeys({ press: 'End' })
    expect(document.activeElement).to.equal(node(painted, 'c'))
    await sendKeys({ press: 'Home' })
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'Enter' })
    await until(() => painted.query() === '?id=b')
    node(painted, 'b')?.focus()
    await sendKeys({ down: 'Alt' })
    await sendKeys({ press: 'ArrowUp' })
    await sendKeys({ up: 'Alt' })
    const moved = await until(() => painted.asked.find((one) => one.startsWith('moveResourceRow')))
    expect(moved).to.contain('"key":"b","version":1,"parent":null,"before":"a"')
    node(painted, 'b')?.focus()
    await sendKeys({ press: 'Delete' })
    await until(() => painted.said().includes('删除「下午场」？'))
  })
})

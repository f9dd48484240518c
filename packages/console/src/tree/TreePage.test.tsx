import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { type Painted, paintPage } from '../testing/paintPage'
import { slotRows, slots } from '../testing/slots'
import { TreePage } from './TreePage'

const page = { kind: 'tree', columns: ['slotName'] }
/** Each row answers every question: below the roots stand the same ones, which no parent takes. */
const paint = (more: object = {}, query = '') =>
  paintPage(TreePage, { page: { ...page, ...more }, resource: slots, rows: slotRows, query })

const node = ({ view }: Painted, id: string) => view.host.querySelector<HTMLElement>(`[data-id="${id}"]`)

describe('a tree', () => {
  it('each key of its definition changes what is painted or asked for', async () => {
    const plain = await paint({}, '?id=a')
    await until(() => node(plain, 'a') && plain.said().includes('保存'))
    const asked = plain.asked.join()
    const cases: [object, string, string?][] = [
      [{ columns: ['slotName', 'late'] }, '超时'],
      [{ search: ['slotName'] }, '搜索名称'],
      [{ sort: 'total desc' }, '"orderType":"total desc"'],
      [{ where: 'late=false' }, 'late=false&parentId=null'],
      [{ toolbar: ['create'] }, '新建'],
      [{ rowActions: ['create'] }, '在「上午场」下面新建'],
      [{ rowActions: ['close'] }, '关闭时段'],
      [{ rowActions: [{ label: { zh: '看商品' }, to: '/goods?slot={slotId}' }] }, '看商品'],
      [{ sections: ['概况', '价钱'].map((zh) => ({ title: { zh }, fields: ['price'] })) }, '概况'],
    ]
    for (const [key, expected] of cases) {
      const other = await paint(key, '?id=a')
      await until(() => (other.said() + other.asked.join()).includes(expected), expected)
      expect(plain.said() + asked).not.to.contain(expected)
      other.view.unmount()
    }
    const list = await paint({}, '?view=list')
    await until(() => list.view.host.querySelector('[role=grid]'))
  })

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

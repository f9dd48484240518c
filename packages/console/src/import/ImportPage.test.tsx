import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { paintPage } from '../testing/paintPage'
import { slotRows, slots } from '../testing/slots'
import { ImportPage } from './ImportPage'

const lists = [
  {
    resource: 'slot',
    title: { zh: '时段' },
    columns: ['slotName', 'total'],
    toolbar: ['create'],
    rowActions: ['edit', 'close'],
  },
]

/** The page for a user with these rights. */
const paint = (rights: readonly string[], subLists?: typeof lists) =>
  paintPage(ImportPage, {
    page: { kind: 'import', columns: ['slotName'], subLists },
    resource: { ...slots, rights, imports: { most: 20 } },
    rows: slotRows,
  })

const words = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLElement>('button')].map(({ innerText }) => innerText.trim())

describe('a page of imports', () => {
  it('has its further lists below, with what can be done with them and their rows', async () => {
    const { view } = await paint(['view', 'add', 'edit', 'import'], lists)
    const list = await until(() => view.host.querySelector<HTMLElement>('section[aria-label="时段"]'))
    await until(() => list.innerText.includes('下午场'), 'rows')
    expect(words(list)).to.include.members(['新建', '编辑', '关闭时段'])
    expect(words(view.host)).to.include('选文件')
    const add = [...list.querySelectorAll('button')].find(({ innerText }) => innerText.trim() === '新建')
    add?.click()
    const dialog = await until(() => document.querySelector<HTMLElement>('dialog[open]'), 'the drawer')
    await until(() => dialog.innerText.includes('名称'), 'its form')
    view.unmount()
  })

  it('shows them to who may not import, without what they may not do', async () => {
    const { view, said } = await paint(['view'], lists)
    await until(() => said().includes('下午场'), 'rows')
    expect(said()).to.contain('你没有导入的权限')
    expect(words(view.host)).not.to.include('新建')
    view.unmount()
  })

  it('has none where its definition has none', async () => {
    const { view, said } = await paint(['view', 'import'])
    await until(() => words(view.host).includes('选文件'))
    expect(said()).not.to.contain('下午场')
    view.unmount()
  })
})

import { getSession } from '@ebkit/core/session'
import { until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { paintPage } from '../testing/paintPage'
import { ListPage } from './ListPage'

const label = (zh: string) => ({ zh })
const bindings = {
  ...{ name: 'binding', resource: 'x/binding', key: 'id', display: 'name', title: label('绑定') },
  ...{ stateField: 'status', rights: ['view', 'edit', 'delete'], actions: [] },
  deletableWhile: 'status=DRAFT',
  fields: [
    { name: 'id', label: label('编号'), type: 'string', readOnly: true },
    { name: 'name', label: label('名称'), type: 'string' },
    { name: 'fails', label: label('失败次数'), type: 'int', readOnly: true },
    { name: 'status', label: label('状态'), type: 'string', readOnly: true },
    { name: 'shortUrl', label: label('短链'), type: 'url', readOnly: true },
  ],
}
const rows = [
  { id: '1', name: '新的', fails: 0, status: 'DRAFT', shortUrl: '' },
  { id: '2', name: '失败的', fails: 3, status: 'BOUND', shortUrl: 'https://example.com/s/1' },
]
const paint = () =>
  paintPage(ListPage, {
    resource: bindings,
    rows,
    page: {
      kind: 'list',
      columns: ['name', 'fails', 'status'],
      rowActions: ['qr', 'delete'],
      toolbar: ['print'],
      marks: [
        {
          ...{ field: 'fails', when: 'fails>0', tone: 'danger', hint: label('对方系统拒绝') },
          to: '?dialog=push&bindingId={id}&status=FAILED',
        },
      ],
    },
  })

const rowOf = (host: HTMLElement, name: string) => {
  const found = [...host.querySelectorAll<HTMLElement>('[role=row]')].find((row) =>
    row.innerText.includes(name),
  )
  if (!found) throw new Error(`There is no row of ${name}`)
  return found
}
const wordsIn = (row: HTMLElement) =>
  [...row.querySelectorAll<HTMLElement>('.eb-data-list__action')].map(({ innerText }) => innerText.trim())

describe('a list page', () => {
  after(() => setViewport({ width: 1440, height: 900 }))

  it('offers to delete what can go, and the code of what has an address', async () => {
    const { view } = await paint()
    await until(() => view.host.innerText.includes('失败的'))
    expect(wordsIn(rowOf(view.host, '新的'))).to.deep.equal(['删除'])
    expect(wordsIn(rowOf(view.host, '失败的'))).to.deep.equal(['二维码'])
    view.unmount()
  })

  it('marks a value with its reason, and leads from it to the rows behind it', async () => {
    const { view, gone } = await paint()
    await until(() => view.host.innerText.includes('对方系统拒绝'))
    const marks = [...view.host.querySelectorAll<HTMLElement>('.eb-list-mark')]
    expect(marks.map(({ innerText }) => innerText.replace(/\s+/g, ' '))).to.deep.equal(['3 对方系统拒绝'])
    marks[0]?.querySelector('button')?.click()
    expect(gone).to.deep.equal(['?dialog=push&bindingId=2&status=FAILED'])
    view.unmount()
  })

  it('shows the code of a row, to be saved with its name', async () => {
    const { view } = await paint()
    await until(() => view.host.innerText.includes('失败的'))
    rowOf(view.host, '失败的').querySelector<HTMLElement>('.eb-data-list__action')?.click()
    await until(() => view.host.querySelector('.eb-row-code [role=img]') !== null)
    const dialog = view.host.querySelector('.eb-row-code') as HTMLElement
    expect(dialog.innerText).to.contain('https://example.com/s/1')
    expect(dialog.innerText).to.contain('下载图片')
    view.unmount()
  })

  it('prints what the list is filtered by, on request only', async () => {
    const { view, asked } = await paint()
    await until(() => view.host.innerText.includes('失败的'))
    const before = asked.length
    const button = [...view.host.querySelectorAll('button')].find(({ textContent }) => textContent === '打印')
    button?.click()
    await until(() => asked.length > before)
    expect(asked[before]).to.contain('"pageSize":500')
    view.unmount()
  })

  it('leads to a form of the brand or store that the tab is for, where its address names one', async () => {
    getSession().configure({ brandId: '1001', hotelId: '100101' })
    const to = '/envelope-add/{brandId}/{hotelId}/0'
    const { view, gone } = await paintPage(ListPage, {
      resource: bindings,
      rows,
      page: { kind: 'list', columns: ['name'], toolbar: [{ label: label('新建红包'), to }] },
    })
    const button = await until(() =>
      [...view.host.querySelectorAll('button')].find(({ innerText }) => innerText.includes('新建红包')),
    )
    button.click()
    expect(gone).to.deep.equal(['/envelope-add/1001/100101/0'])
    view.unmount()
  })

  it('opens a row to read without an empty foot: it has buttons, or the keys that change the row', async () => {
    const page = { kind: 'list', columns: ['name'], rowActions: ['delete'] }
    const reading = { ...bindings, rights: ['view'] }
    const untilFoot = async (
      width: number,
      given: { resource: typeof bindings; rows: typeof rows },
      holds: (foot: HTMLElement) => boolean,
    ) => {
      await setViewport({ width, height: 844 })
      const { view } = await paintPage(ListPage, { page, query: '?id=1', ...given })
      await until(() => {
        const foot = view.host.querySelector<HTMLElement>('.eb-drawer__foot')
        return foot && holds(foot)
      }, `the foot at ${width} px`)
      view.unmount()
    }
    const isHidden = (foot: HTMLElement) => foot.offsetHeight === 0
    const says = (words: string) => (foot: HTMLElement) => foot.innerText.includes(words)
    await untilFoot(1280, { resource: reading, rows }, says('J K'))
    await untilFoot(1280, { resource: reading, rows: rows.slice(0, 1) }, isHidden)
    await untilFoot(390, { resource: reading, rows }, isHidden)
    await untilFoot(390, { resource: bindings, rows }, says('删除'))
  })

  it('opens no form for who may not save: a row is read, and a new one is not begun', async () => {
    const given = {
      page: { kind: 'list', columns: ['name'] },
      resource: { ...bindings, rights: ['view'] },
      rows,
    }
    const reading = await paintPage(ListPage, { ...given, query: '?id=1&mode=edit' })
    await until(() => reading.view.host.querySelector('.eb-drawer .eb-row-facts'), 'row to read')
    expect(reading.view.host.querySelector('.eb-drawer form')).to.equal(null)
    reading.view.unmount()
    const adding = await paintPage(ListPage, { ...given, query: '?mode=add' })
    await until(() => adding.view.host.innerText.includes('失败的'), 'rows')
    expect(adding.view.host.querySelector('.eb-drawer')).to.equal(null)
    adding.view.unmount()
  })
})

import { expect } from '@playwright/test'
import type { ElementRecord } from '../support/ElementRecord'
import { json } from '../support/jsonAttribute'

const options = (word: (chinese: string, english: string) => string) => ({
  columns: json([
    {
      name: 'printerName',
      header: word('打印机', 'Printer'),
      searchable: true,
      sortable: true,
      editable: true,
    },
    { name: 'location', header: word('位置', 'Place') },
    {
      name: 'connectType',
      header: word('连接方式', 'Connection'),
      filterable: true,
      options: [
        { value: 'CLOUD', label: word('云打印', 'Cloud') },
        { value: 'WIFI', label: word('局域网', 'LAN') },
      ],
    },
    {
      name: 'copies',
      header: word('份数', 'Copies'),
      type: 'int',
      filterable: true,
      total: true,
      sortable: true,
    },
    { name: 'createdAt', header: word('创建时间', 'Made'), type: 'datetime', filterable: true },
  ]),
  actions: json([
    { name: 'copy', label: word('复制', 'Copy') },
    { name: 'test', label: word('测试', 'Test') },
    { name: 'delete', label: word('删除', 'Delete'), tone: 'danger' },
  ]),
  bulk: json([{ name: 'delete', label: word('删除', 'Delete'), tone: 'danger' }]),
})

export const record: ElementRecord = {
  tag: 'eb-data-list',
  markup: (word) => {
    const { columns, actions, bulk } = options(word)
    return `<eb-data-list resource="merchant-api/printer" row-key="printerId" selection="multiple" exportable totals
      remember="built" page-size="10" columns='${columns}' row-actions='${actions}' bulk-actions='${bulk}'
      toolbar='${actions}'></eb-data-list>`
  },
  shown: async (it) => {
    await it.sees('[role=row][data-key]')
    await it.settled()
  },
  openings: {
    'every tool of the toolbar': (it) => it.openEach('[part=toolbar] button[aria-haspopup]'),
    'rows in another order': async (it) => {
      await it
        .inside('[role=columnheader]')
        .filter({ hasText: it.word('份数', 'Copies') })
        .click()
      await it.settled()
    },
    'the menu of a row': async (it) => {
      await it.inside('[role=row][data-key] button[aria-haspopup]').last().click()
    },
    'selected rows': async (it) => {
      await it.inside('[role=row][data-key] [role=checkbox], [role=row][data-key] input').first().click()
      await it.sees('[part=bulk]')
    },
    'a cell that is edited': async (it) => {
      await it.inside('[role=row][data-key] [role=gridcell]').nth(1).click()
      await it.key('F2')
    },
    'a list that is empty': async (it) => {
      await it.inside('[role=searchbox]').fill('zzzz')
      await it.key('Enter')
      await expect(it.inside('[role=row][data-key]')).toHaveCount(0)
      await it.settled()
    },
    'a list that does not come': async (it) => {
      const fault = it.fail('/printer/')
      await it.call('reload')
      await expect.poll(() => fault.hits).toBeGreaterThan(0)
      await it.sees('[role=alert]')
    },
  },
}

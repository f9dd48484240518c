import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { MenuNode } from '@ebkit/core/services/menus'
import { resolveAddress } from '../routes/resolveAddress'
import { pagesIn, readMenu, searchMenu } from './readMenu'

const page = (id: string, name: string, subList: MenuNode[] = []): MenuNode => ({
  menuId: id,
  menuName: name,
  englishName: `${name} in English`,
  menuType: 1,
  routePath: id,
  openMode: 'INNER',
  subList,
})
const folder = (id: string, name: string, subList: MenuNode[]): MenuNode => ({
  menuId: id,
  menuName: name,
  menuType: 0,
  icon: 'ticket',
  subList,
})
const permission: MenuNode = {
  menuId: 'p',
  menuName: '打印机 · 删除',
  menuType: 2,
  permission: 'printer:delete',
}

const nodes = [
  folder('tickets', '票务', [
    folder('tickets.products', '商品', [
      page('/ticket/list/all', '票务商品', [permission]),
      page('/validcard/list', '有效期卡'),
    ]),
    page('/batch-refund/list', '批量退款'),
    { ...page('/x', '旧系统'), openMode: 'BLANK', frameUrl: 'https://old.example/' },
  ]),
  folder('channels', '渠道', [
    folder('channels.store', '小商店', [
      page('/miniStore', '小商店', [page('/miniStore/productManage', '商品管理')]),
    ]),
  ]),
  folder('empty', '空', [folder('empty.group', '空组', [permission])]),
]

describe('the menu', () => {
  test('W-AUTH-10 has the applications, groups and pages of the call, without permissions and empty groups', () => {
    const menu = readMenu(nodes, 'zh')
    assert.deepEqual(
      menu.map(({ id, icon }) => [id, icon]),
      [
        ['tickets', 'ticket'],
        ['channels', 'ticket'],
      ],
    )
    assert.deepEqual(
      menu[0]?.groups.map(({ title, pages }) => [title, pages.map(({ address }) => address)]),
      [
        ['商品', ['/ticket/list/all', '/validcard/list']],
        ['', ['/batch-refund/list']],
        ['', ['https://old.example/']],
      ],
    )
    assert.deepEqual(
      menu[1]?.groups[0]?.pages.map(({ title }) => title),
      ['小商店', '商品管理'],
    )
    assert.equal(pagesIn(menu).length, 6)
  })

  test('an entry that opens in a frame leads to the page that embeds it, and its application has the name of the others', () => {
    const frame = { ...page('1001-/bi/own', '经营看板'), openMode: 'FRAME', frameUrl: 'https://bi.example/' }
    const reports = folder('tickets.reports', '报表', [frame, page('/batch-refund/list', '批量退款')])
    const [tickets] = readMenu([folder('tickets', '票务', [reports])], 'zh')
    const [embedded] = tickets?.groups[0]?.pages ?? []
    assert.deepEqual(embedded, {
      address: '/embedded/1001-%2Fbi%2Fown',
      title: '经营看板',
      isElsewhere: false,
    })
    const { match } = resolveAddress(`#${embedded?.address}`)
    assert.deepEqual(match?.parameters, { menuId: '1001-/bi/own' })
    assert.equal(tickets?.name, 'tickets')
  })

  test('has English names where there are some', () => {
    const [first] = pagesIn(readMenu(nodes, 'en'))
    assert.deepEqual([first?.title, first?.application.title], ['票务商品 in English', '票务'])
  })

  test('a search finds pages by words of their title, then by those around it, then by the address', () => {
    const menu = readMenu(nodes, 'zh')
    const found = (search: string) => searchMenu(menu, search).map(({ title }) => title)
    assert.deepEqual(found('商品'), ['商品管理', '票务商品', '有效期卡'])
    assert.deepEqual(found('票务 退款'), ['批量退款'])
    assert.deepEqual(found('/validcard'), ['有效期卡'])
    assert.deepEqual(found('  '), [])
    assert.deepEqual(found('没有'), [])
  })
})

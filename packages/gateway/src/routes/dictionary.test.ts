import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { seed } from '../seeds/seed'

const path = '/api/cms-api/dict/getDictByType'

interface Item {
  value: string
  name: string
  englishName: string
  code: string
  pinyin: string
  initials: string
}

let gateway: TestGateway
let manager: string
before(async () => {
  gateway = await startTestGateway()
  manager = await gateway.signIn('manager')
})
after(() => gateway.stop())

const ask = (query = '', cookie = manager) => fetch(gateway.url + path + query, { headers: { cookie } })

async function itemsOf(query?: string, cookie?: string): Promise<Item[]> {
  const answer = await ask(query, cookie)
  assert.equal(answer.status, 200)
  return ((await answer.json()) as { data: Item[] }).data
}

describe('the dictionary', () => {
  test('W-CTY-4 without a type it is the 249 countries and regions of ISO 3166, China first', async () => {
    const items = await itemsOf()
    assert.equal(items.length, 249)
    assert.deepEqual(await itemsOf('?dictType=zkt-country'), items)
    assert.deepEqual(items[0], {
      value: 'CN',
      name: '中国',
      englishName: 'China',
      code: 'CHN',
      pinyin: 'zhong guo',
      initials: 'zg',
    })
    assert.deepEqual(
      items.slice(0, 5).map(({ name }) => name),
      ['中国', '中国香港', '中国澳门', '中国台湾', '阿尔巴尼亚'],
    )
  })

  test('W-CTY-2 each has a value of its own, names, both codes and pinyin', async () => {
    const items = await itemsOf()
    for (const item of items) {
      assert.match(item.value, /^[A-Z]{2}$/)
      assert.match(item.code, /^[A-Z]{3}$/)
      assert.match(item.name, /^[\p{Script=Han}（）]+$/u)
      assert.match(item.pinyin, /^[a-z]+( [a-z]+)*$/)
      assert.equal(item.initials, item.pinyin.replaceAll(/(\w)\w* ?/g, '$1'))
      assert.equal(item.initials.length, item.name.replaceAll(/[（）]/g, '').length, item.name)
      assert.ok(item.englishName.length > 2)
    }
    for (const key of ['value', 'name', 'englishName', 'code'] as const)
      assert.equal(new Set(items.map((item) => item[key])).size, 249, key)
    const peru = items.find(({ value }) => value === 'PE')
    assert.deepEqual([peru?.name, peru?.pinyin, peru?.initials], ['秘鲁', 'bi lu', 'bl'])
  })

  test('a type that the brand has not is empty, whatever it is called', async () => {
    for (const type of ['none', '', "'; drop table dictionary_item; --", '%', '国'])
      assert.deepEqual(await itemsOf(`?dictType=${encodeURIComponent(type)}`), [], type)
    assert.equal((await ask('?dictType=%00')).status < 500, true)
  })

  test('it is for those who are signed in', async () => {
    assert.equal((await ask('', '')).status, 401)
  })

  test('a brand sees only its own; seeding again keeps changes', async () => {
    await gateway.sql(
      "insert into dictionary_item (brand_id, dict_type, value, name) values ('1002', 'zkt-country', 'X1', 'other brand')",
    )
    await gateway.sql(
      "update dictionary_item set name = '秘鲁共和国' where brand_id = '1001' and value = 'PE'",
    )
    await seed(gateway.database, { password: 'unused' })
    const items = await itemsOf()
    assert.equal(items.length, 249)
    assert.equal(items.find(({ value }) => value === 'PE')?.name, '秘鲁共和国')
  })
})

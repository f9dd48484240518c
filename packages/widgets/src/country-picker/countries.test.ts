import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { createHttp } from '@ebkit/core/http'
import { createDictionaryService, type DictionaryItem } from '@ebkit/core/services/dictionary'
import { createSession } from '@ebkit/core/session'
import { cookieFetch, serveTests } from '@ebkit/testing'
import fc from 'fast-check'
import { type CountryEntry, chosenAfter, findCountries, nameKeys, toCountries } from './countries'

const numRuns = process.env.EB_SOAK ? 10_000 : 500
const servers = serveTests('manager')
const path = 'api/cms-api/dict/getDictByType'

/** A service of a new page. */
function openService() {
  const fetch = cookieFetch(servers.cookie)
  const session = createSession(undefined, fetch)
  session.configure({ gateway: servers.proxy.url })
  return createDictionaryService(createHttp({ session, fetch, pause: 1 }), session.resources)
}
const asked = () => servers.proxy.requests.filter((request) => request.path.includes('getDictByType'))

describe('the dictionary service', () => {
  test('W-CTY-4 sends GET api/cms-api/dict/getDictByType with zkt-country by default, once for all callers', async () => {
    const service = openService()
    const before = asked().length
    const [items, again] = await Promise.all([service.items(), service.items()])
    assert.equal(items, again)
    assert.equal(items.length, 249)
    assert.deepEqual(
      asked()
        .slice(before)
        .map(({ method, path }) => [method, path]),
      [['GET', `/${path}?dictType=zkt-country`]],
    )
    assert.deepEqual(await service.items('other'), [])
    assert.equal(asked().at(-1)?.path, `/${path}?dictType=other`)
  })

  test('W-CTY-2 an item needs a value; its other keys are passed on', async () => {
    const service = openService()
    const data = [{ value: 7, title: '七' }, { value: 'x' }]
    const fault = servers.proxy.inject({ match: path, fault: 'wrongShape', data })
    assert.deepEqual(await service.items('a'), [{ value: '7', title: '七' }, { value: 'x' }])
    fault.remove()
    for (const bad of [[{ name: '无' }], { list: [] }, null, [null]]) {
      const wrong = servers.proxy.inject({ match: path, fault: 'wrongShape', data: bad })
      await assert.rejects(service.items('b'), { code: 'malformed' })
      assert.ok(wrong.hits)
      wrong.remove()
    }
  })

  test('a failure, a truncated answer and an HTML page are errors, and the next call requests again', async () => {
    const service = openService()
    for (const fault of ['status', 'cutJson', 'html', 'drop'] as const) {
      const injected = servers.proxy.inject({ match: path, fault })
      await assert.rejects(service.items(), { name: 'ServiceError' }, fault)
      assert.ok(injected.hits, fault)
      injected.remove()
    }
    assert.equal((await service.items()).length, 249)
  })
})

describe('finding countries', () => {
  let items: DictionaryItem[]
  before(async () => {
    items = await openService().items()
  })
  const found = (query: string, keys = ['name']) => findCountries(toCountries(items, keys), query)
  const values = (query: string) => found(query).map(({ value }) => value)

  test('by Chinese, English, codes, full pinyin and initials, the best first', () => {
    for (const [query, value] of [
      ['日本', 'JP'],
      ['Japan', 'JP'],
      ['jp', 'JP'],
      ['JPN', 'JP'],
      ['riben', 'JP'],
      ['ri ben', 'JP'],
      ['rb', 'JP'],
      ['bilu', 'PE'],
      ['xianggang', 'HK'],
      ['feilvbin', 'PH'],
      ['côte', 'CI'],
      ['united k', 'GB'],
    ] as const)
      assert.equal(values(query)[0], value, query)
    assert.deepEqual(values('没有这样的国家'), [])
    assert.equal(values('  ').length, 249)
    // No match inside a syllable: "hongguo" is in zhongguo.
    assert.deepEqual(values('hongguo'), [])
  })

  test('W-CTY-2 reads the name under a configurable key; without one the value is shown', () => {
    assert.equal(toCountries(items, nameKeys(undefined, 'zh'))[0]?.label, '中国')
    assert.equal(toCountries(items, nameKeys(undefined, 'en'))[0]?.label, 'China')
    assert.equal(toCountries(items, nameKeys('code', 'en'))[0]?.label, 'CHN')
    assert.equal(toCountries(items, nameKeys('none', 'zh'))[0]?.label, 'CN')
    const other = toCountries(
      [{ value: 'a', label: '甲' }, { value: 'a' }, { value: 'b', label: 3 }],
      ['label'],
    )
    assert.deepEqual(
      other.map(({ value, label }) => [value, label]),
      [
        ['a', 'a'],
        ['b', '3'],
      ],
    )
  })

  test('for any text, results are unique items of the list that contain the text or its sound', () => {
    const all = toCountries(items, ['name'])
    const part = fc
      .tuple(fc.constantFrom(...all), fc.nat(5), fc.nat(5), fc.nat(4))
      .map(([{ texts }, which, from, length]) =>
        (texts[which % texts.length] ?? '').slice(from, from + length),
      )
    const check = (query: string) => {
      const list = findCountries(all, query)
      assert.equal(new Set(list).size, list.length)
      const text = query.trim().toLowerCase()
      const sound = text.replaceAll(/[\s'’]/g, '').replaceAll('ü', 'v')
      for (const country of all) {
        const fits =
          country.texts.some((name) => name.includes(text)) ||
          country.sounds.some((rest) => rest.startsWith(sound))
        assert.equal(list.includes(country), fits, `${query} ${country.label}`)
      }
    }
    fc.assert(fc.property(fc.oneof(part, fc.string({ maxLength: 6 })), check), { numRuns: numRuns / 2 })
  })
})

describe('choosing countries', () => {
  const country = (value: string) => ({ value, label: value.toLowerCase() })

  test('W-CTY-3 the value is a list of entries with id and keyname', () => {
    assert.deepEqual(chosenAfter(country('CN'), [], true), [{ id: 'CN', keyname: 'cn' }])
    const saved = [{ id: 7, keyname: '旧' }, { id: 'CN' }]
    assert.deepEqual(chosenAfter(country('JP'), saved, true), [...saved, { id: 'JP', keyname: 'jp' }])
    assert.deepEqual(chosenAfter(country('CN'), saved, true), [saved[0]])
    assert.deepEqual(chosenAfter(country('7'), saved, true), [saved[1]])
    assert.deepEqual(chosenAfter(country('JP'), saved, false), [{ id: 'JP', keyname: 'jp' }])
  })

  test('random presses: unique ids, two presses undo', () => {
    const value = fc.constantFrom('A', 'B', 'C', 'D')
    const check = (presses: string[], multiple: boolean) => {
      let selection: readonly CountryEntry[] = []
      for (const each of presses) {
        const next = chosenAfter(country(each), selection, multiple)
        assert.equal(new Set(next.map(({ id }) => id)).size, next.length)
        if (multiple && !selection.some(({ id }) => id === each))
          assert.deepEqual(chosenAfter(country(each), next, multiple), selection)
        if (!multiple) assert.deepEqual(next, [{ id: each, keyname: each.toLowerCase() }])
        selection = next
      }
    }
    fc.assert(fc.property(fc.array(value), fc.boolean(), check), { numRuns })
  })
})

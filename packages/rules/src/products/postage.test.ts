import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type PostageTemplate, postageBy } from './postage'

const near = [['浙江省'], ['上海市']]
const template: PostageTemplate = {
  chargeType: 'WEIGHT',
  defaultFirst: 1,
  defaultFirstFee: 1200,
  defaultNext: 0.5,
  defaultNextFee: 300,
  excludedRegions: [['新疆维吾尔自治区', '乌鲁木齐市']],
  regionRules: [
    { regions: [['西藏自治区']], first: 1, firstFee: 3000, next: 1, nextFee: 2000 },
    { regions: near, first: 2, firstFee: 800, next: 1, nextFee: 100 },
  ],
}
const zhejiang = '浙江省杭州市西湖区'
const guangdong = '广东省广州市天河区'

describe('what sending costs', () => {
  test('the first unit has its fee, and each begun further one', () => {
    const fee = (units: number) => postageBy(template, guangdong, units, 0)
    assert.deepEqual(fee(0.2), { by: 'default', fee: 1200 })
    assert.deepEqual(fee(1), { by: 'default', fee: 1200 })
    assert.deepEqual(fee(1.1), { by: 'default', fee: 1500 })
    assert.deepEqual(fee(2), { by: 'default', fee: 1800 })
    assert.deepEqual(fee(2.1), { by: 'default', fee: 2100 })
  })

  test('a rule for the region of the address comes before what holds for all', () => {
    assert.deepEqual(postageBy(template, zhejiang, 2, 0), { by: 'regionRule', index: 1, fee: 800 })
    assert.deepEqual(postageBy(template, '上海市黄浦区', 3.5, 0), { by: 'regionRule', index: 1, fee: 1000 })
    assert.deepEqual(postageBy(template, '西藏自治区拉萨市', 2, 0), { by: 'regionRule', index: 0, fee: 5000 })
  })

  test('excluded are regions with all their names, before any rule', () => {
    const none = { by: 'excluded', fee: undefined }
    assert.deepEqual(postageBy(template, '新疆维吾尔自治区乌鲁木齐市天山区', 1, 0), none)
    assert.equal(postageBy(template, '新疆维吾尔自治区喀什地区', 1, 0).by, 'default')
    assert.deepEqual(postageBy({ ...template, chargeType: 'FREE' }, '新疆维吾尔自治区乌鲁木齐市', 1, 0), none)
  })

  test('free for all, regardless of the rules', () => {
    const free = { ...template, chargeType: 'FREE' }
    assert.deepEqual(postageBy(free, zhejiang, 9, 0), { by: 'freeForAll', fee: 0 })
  })

  test('free by amount, by number, or by both, in the regions of the rule', () => {
    const by = (condition: string, units: number, total: number, address = zhejiang) =>
      postageBy(
        { ...template, freeRules: [{ regions: near, condition, amount: 9900, count: 3 }] },
        address,
        units,
        total,
      ).by
    assert.equal(by('AMOUNT', 1, 9899), 'regionRule')
    assert.equal(by('AMOUNT', 1, 9900), 'freeRule')
    assert.equal(by('COUNT', 2, 99_000), 'regionRule')
    assert.equal(by('COUNT', 3, 0), 'freeRule')
    assert.equal(by('BOTH', 3, 9899), 'regionRule')
    assert.equal(by('BOTH', 2, 9900), 'regionRule')
    assert.equal(by('BOTH', 3, 9900), 'freeRule')
    assert.equal(by('COUNT', 3, 9900, guangdong), 'default')
  })

  test('a template without fees ships for free', () => {
    assert.deepEqual(postageBy({}, guangdong, 5, 0), { by: 'default', fee: 0 })
  })
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { maskText, maskValue } from './maskText'

test('of a number with more than seven characters three and four are shown, of others the first', () => {
  assert.equal(maskText('13800138000', 'phone'), '138****8000')
  assert.equal(maskText('12345678', 'phone'), '123*5678')
  assert.equal(maskText('1234567', 'phone'), '1******')
  assert.equal(maskText('11010519491231002X', 'idCard'), '110***********002X')
})

test('of a name the first character is shown, however long it is; of a single one nothing', () => {
  assert.equal(maskText('王小明', 'name'), '王**')
  assert.equal(maskText('Alexander the Great', 'name'), `A${'*'.repeat(18)}`)
  assert.equal(maskText('王', 'name'), '*')
  assert.equal(maskText('𠮷田', 'name'), '𠮷*')
})

test('a value without a mask, an empty one and a number stay; each text of a list is masked', () => {
  assert.equal(maskValue({}, '13800138000'), '13800138000')
  const texts = ['13800138000']
  assert.equal(maskValue({}, texts), texts, 'what has nothing to mask is not copied')
  assert.equal(maskValue({ mask: 'phone' }, ''), '')
  assert.equal(maskValue({ mask: 'phone' }, 7), 7)
  assert.deepEqual(maskValue({ mask: 'name' }, ['王小明', '李四']), ['王**', '李*'])
})

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { numberOf, numberText } from './numberText'

const money = { type: 'money' } as const
const decimal = { type: 'decimal' } as const
const int = { type: 'int' } as const

describe('the text of a number', () => {
  test('no value is empty, zero is zero', () => {
    for (const field of [money, decimal, int]) {
      assert.equal(numberText(field, undefined), '')
      assert.equal(numberText(field, null), '')
    }
    assert.equal(numberText(int, 0), '0')
    assert.equal(numberText(money, 0), '0.00')
  })

  test('cents are yuan with two digits, below zero too; other values are shown unchanged', () => {
    const shown = { 1: '0.01', 99: '0.99', 100: '1.00', 13850: '138.50', [-5]: '-0.05', [-12800]: '-128.00' }
    for (const [cents, yuan] of Object.entries(shown)) assert.equal(numberText(money, Number(cents)), yuan)
    assert.equal(numberText(money, 1.5), '1.5')
    assert.equal(numberText(money, '1.234'), '1.234')
    assert.equal(numberText(money, 2 ** 60), `${2 ** 60}`)
  })
})

describe('the number of a typed text', () => {
  test('full-width digits, commas, spaces and ¥ are read', () => {
    assert.equal(numberOf(int, ' １２ '), 12)
    assert.equal(numberOf(decimal, '1,234.5'), 1234.5)
    assert.equal(numberOf(decimal, '１，２３４．５'), 1234.5)
    assert.equal(numberOf(money, '¥ 138.5'), 13850)
    assert.equal(numberOf(money, '￥138.50'), 13850)
    assert.equal(numberOf(money, '138。5'), 13850)
    assert.equal(numberOf(int, '−3'), -3)
  })

  test('signs, and a point at either end', () => {
    assert.equal(numberOf(decimal, '-1.5'), -1.5)
    assert.equal(numberOf(decimal, '+2'), 2)
    assert.equal(numberOf(decimal, '.5'), 0.5)
    assert.equal(numberOf(decimal, '5.'), 5)
    assert.equal(numberOf(money, '-0.05'), -5)
    assert.equal(numberOf(money, '.5'), 50)
    assert.equal(numberOf(money, '0.100'), 10)
  })

  test('an empty text is null', () => {
    for (const typed of ['', '  ', ',', '¥']) assert.equal(numberOf(money, typed), null)
  })

  test('text that is not a number, or has fractions of a cent, stays as typed', () => {
    for (const typed of ['abc', '1.2.3', '--1', '-', '.', '1e3', '12abc', 'Infinity', '0x10'])
      for (const field of [int, decimal, money]) assert.equal(numberOf(field, typed), typed)
    assert.equal(numberOf(money, '1.234'), '1.234')
    assert.equal(numberOf(money, '99999999999999999'), '99999999999999999')
  })

  test('every amount of cents is read back as shown', () => {
    for (const cents of [
      0,
      1,
      9,
      10,
      99,
      100,
      101,
      999999,
      29,
      57,
      58,
      113,
      1_000_000_01,
      Number.MAX_SAFE_INTEGER,
    ])
      for (const sign of [1, -1])
        assert.equal(numberOf(money, numberText(money, cents * sign)), cents * sign || 0)
  })
})

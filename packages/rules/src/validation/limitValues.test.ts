// Tests every limit of every rule from both sides: the value at the limit is valid, the next one is not, and each
// sample violates only this limit.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { addDays, isDate } from '../dates/days'
import type { Field, FieldType } from '../fields/Field'
import { checkValue } from './checkFields'
import { checkRules, parseRule } from './checkRules'

function takes(rule: string, values: readonly unknown[]) {
  for (const value of values)
    assert.equal(checkRules([rule], value, {}), undefined, `${rule} takes ${JSON.stringify(value)}`)
}

function refuses(rule: string, values: readonly unknown[]) {
  for (const value of values)
    assert.equal(
      checkRules([rule], value, {})?.code,
      parseRule(rule).name,
      `${rule} refuses ${JSON.stringify(value)}`,
    )
}

const label = { zh: '字段' }
const codeOf = (type: FieldType, value: unknown, more: Partial<Field> = {}) =>
  checkValue({ name: 'a', label, type, ...more }, value, {})[0]?.code

/** A host name with the given number of characters, each part shorter than 64. */
function hostOf(length: number): string {
  const parts = `${'b'.repeat(49)}.`.repeat(10)
  return `${parts.slice(0, length - 4).replace(/\.$/, 'b')}.com`
}

describe('limits of formats', () => {
  test('W-VAL-2 email: 64 characters before the @, 254 in all, 63 of a part, two of the last one', () => {
    const name = 'a'.repeat(64)
    takes('email', [`${name}@b.cn`, `a@${'b'.repeat(63)}.cn`, 'a@b.cn'])
    refuses('email', [`${name}a@b.cn`, `a@${'b'.repeat(64)}.cn`, 'a@b.c'])
    for (const [length, check] of [
      [253, takes],
      [254, takes],
      [255, refuses],
    ] as const) {
      const address = `${name}@${hostOf(length - 65)}`
      assert.equal(address.length, length)
      check('email', [address])
    }
  })

  test('W-VAL-3 url: 2048 characters, a host of 253, ports to 65535', () => {
    const ofLength = (length: number) => `https://a.cn/${'a'.repeat(length - 13)}`
    takes('url', [ofLength(2047), ofLength(2048), `http://${hostOf(252)}`, `http://${hostOf(253)}/`])
    refuses('url', [ofLength(2049), `http://${hostOf(254)}`])
    takes('url', ['http://a.cn:0', 'http://a.cn:65534', 'http://a.cn:65535', 'http://a.cn:00080'])
    refuses('url', ['http://a.cn:65536', 'http://a.cn:000080'])
    takes('url', [`http://${'b'.repeat(63)}.cn`])
    refuses('url', [`http://${'b'.repeat(64)}.cn`])
  })

  test('W-VAL-3 ipAddress: each number to 255, eight groups of four digits', () => {
    for (let place = 0; place < 4; place++)
      for (const [number, check] of [
        [0, takes],
        [254, takes],
        [255, takes],
        [256, refuses],
      ] as const)
        check('ipAddress', [[1, 1, 1, 1].with(place, number).join('.')])
    takes('ipAddress', ['1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7::', 'ffff::', '1:2:3:4:5:6:1.2.3.4'])
    refuses('ipAddress', ['1:2:3:4:5:6:7', '1:2:3:4:5:6:7:8:9', '1:2:3:4:5:6:7:8::', '0ffff::'])
    refuses('ipAddress', ['1:2:3:4:5:1.2.3.4', '1:2:3:4:5:6:7:1.2.3.4'])
  })

  test('W-VAL-3 macAddress: six pairs', () => {
    const pairs = (count: number, between: string) => Array(count).fill('0f').join(between)
    for (const between of [':', '-', '']) {
      takes('macAddress', [pairs(6, between)])
      refuses('macAddress', [pairs(5, between), pairs(7, between), `${pairs(6, between)}0`])
    }
  })

  test('phone: 11 digits for mobile, 7 or 8 after an area code, 1 to 6 for an extension, 6 to 15 with a country code', () => {
    takes('phone', ['13000000000', '19999999999'])
    refuses('phone', ['1300000000', '130000000000', '12000000000'])
    takes('phone', ['010-1234567', '010-12345678', '0571-1234567', '0571-12345678', '2345678', '23456789'])
    refuses('phone', ['01-1234567', '05711-12345678', '234567', '234567890', '1234567'])
    takes('phone', ['2345678-1', '2345678-123456'])
    refuses('phone', ['2345678-', '2345678-1234567'])
    takes('phone', ['+1 23456', '+1 12345678901234', '+123 456'])
    refuses('phone', ['+1 2345', '+1 123456789012345', '+123 45'])
    takes('phone', ['400-123-4567', '800-123-4567'])
    refuses('phone', ['400-123-456', '400-123-45678', '500-123-4567'])
  })

  test('W-VAL-12 datetime: hours to 23, minutes and seconds to 59, years 1 to 9999', () => {
    takes('datetime', ['2026-11-20 00:00:00', '2026-11-20 23:59:59', '0001-01-01 00:00:00'])
    takes('datetime', ['9999-12-31 23:59:59', '2000-02-29 00:00:00', '2024-02-29 00:00:00'])
    refuses('datetime', ['2026-11-20 24:00:00', '2026-11-20 23:60:00', '2026-11-20 23:59:60'])
    refuses('datetime', ['0000-12-31 00:00:00', '10000-01-01 00:00:00'])
    refuses('datetime', ['2000-02-30 00:00:00', '1900-02-29 00:00:00', '2023-02-29 00:00:00'])
  })
})

/** The check digit as GB 11643 defines it: a weight for each of the 17 digits. */
function checkDigit(digits: string): string {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return '10X98765432'.charAt(sum % 11)
}

/** The number of a person born on a day; only the day can be invalid. */
function cardOf(born: string, region = '110105', order = '002'): string {
  const digits = region + born + order
  return digits + checkDigit(digits)
}

describe('limits of idCard', () => {
  test('the date of birth exists, tested on both sides of each end of a month', () => {
    takes(
      'idCard',
      ['19491231', '20000229', '20240229', '19000228', '20230228', '00010101'].map((day) => cardOf(day)),
    )
    takes(
      'idCard',
      ['20000101', '20000131', '20000430', '20001231', '99991231'].map((day) => cardOf(day)),
    )
    refuses(
      'idCard',
      ['19000229', '20230229', '20000230', '20240230'].map((day) => cardOf(day)),
    )
    refuses(
      'idCard',
      ['20000100', '20000132', '20000431', '20000001', '20001301', '00001231'].map((day) => cardOf(day)),
    )
  })

  test('accepts any day, region and order with its check digit, and with no other', () => {
    const anyBorn = fc
      .integer({ min: 0, max: 80_000 })
      .map((days) => addDays('1850-01-01', days).replaceAll('-', ''))
    const digitsOf = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))
    const met = new Set<string>()
    fc.assert(
      fc.property(anyBorn, digitsOf(6), digitsOf(3), (born, region, order) => {
        const card = cardOf(born, region, order)
        met.add(card.slice(-1))
        takes('idCard', [card, card.toLowerCase()])
        refuses(
          'idCard',
          [...'0123456789X']
            .filter((digit) => digit !== card.slice(-1))
            .map((digit) => card.slice(0, -1) + digit),
        )
      }),
      { numRuns: 300 },
    )
    assert.equal(met.size, 11)
  })

  test('refuses eight digits that are no date for that reason alone', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{8}$/), (born) => {
        const check = isDate(born.replace(/^(....)(..)(..)$/, '$1-$2-$3')) ? takes : refuses
        check('idCard', [cardOf(born)])
      }),
    )
  })

  test('other documents have 5 to 20 characters', () => {
    const ofLength = (length: number) => 'A'.repeat(length)
    takes('idCard', [5, 6, 17, 18, 19, 20].map(ofLength))
    refuses('idCard', [1, 4, 21, 22].map(ofLength))
    takes('idCard', ['1'.repeat(17), '1'.repeat(19)]) // 18 would be a resident's
    takes('idCard', ['H1234567(8)', 'AB-12345'])
    refuses('idCard', ['H1234567[8]', 'AB_12345', 'AB 12345', '证12345'])
  })
})

describe('limits passed to a rule', () => {
  const anyLimit = fc.integer({ min: 1, max: 60 })

  test('W-VAL-6 minLength and maxLength: one below, at the limit, one above', () => {
    fc.assert(
      fc.property(anyLimit, fc.constantFrom('a', '中', '👍'), (limit, sign) => {
        const [below, at, above] = [-1, 0, 1].map((more) => sign.repeat(limit + more))
        const lists = [-1, 0, 1].map((more) => Array(limit + more).fill(0))
        takes(`minLength:${limit}`, [at, above, lists[1], lists[2]])
        takes(`maxLength:${limit}`, [below, at, lists[0], lists[1]])
        refuses(`maxLength:${limit}`, [above, lists[2]])
        // Empty is valid: only `required` refuses it.
        if (limit > 1) refuses(`minLength:${limit}`, [below, lists[0]])
        else takes(`minLength:${limit}`, [below, lists[0]])
      }),
    )
  })

  test('W-VAL-6 W-VAL-9 minValue, maxValue and between: at the limits, and slightly beyond', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), fc.nat(1000), (min, more) => {
        const max = min + more
        for (const write of [Number, String]) {
          takes(`minValue:${min}`, [write(min), write(min + 0.5), write(min + 1)])
          refuses(`minValue:${min}`, [write(min - 0.5), write(min - 1)])
          takes(`maxValue:${max}`, [write(max), write(max - 0.5), write(max - 1)])
          refuses(`maxValue:${max}`, [write(max + 0.5), write(max + 1)])
          takes(`between:${min},${max}`, [write(min), write(max), write((min + max) / 2)])
          refuses(`between:${min},${max}`, [write(min - 0.5), write(max + 0.5)])
        }
      }),
    )
  })

  test('W-VAL-10 greater and less exclude the limit, and include it with OrEqual', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), (limit) => {
        const [below, at, above] = [limit - 1, limit, limit + 1]
        for (const [rule, right, wrong] of [
          ['greater', [above], [at, below]],
          ['greaterOrEqual', [above, at], [below]],
          ['less', [below], [at, above]],
          ['lessOrEqual', [below, at], [above]],
        ] as const) {
          takes(`${rule}:${limit}`, right)
          refuses(`${rule}:${limit}`, wrong)
        }
      }),
    )
  })

  test('W-VAL-6 W-VAL-9 days and times of day: the day before, the day itself, the day after', () => {
    for (const day of ['2000-02-28', '2000-02-29', '2000-03-01', '2026-12-31']) {
      const [before, after] = [addDays(day, -1), addDays(day, 1)]
      takes(`minValue:${day}`, [day, `${day} 00:00:00`, after])
      refuses(`minValue:${day}`, [before, `${before} 23:59:59`])
      takes(`maxValue:${day}`, [before, day, `${day} 23:59:59`])
      refuses(`maxValue:${day}`, [after, `${after} 00:00:00`])
    }
    takes('between:09:00,18:00', ['09:00', '09:00:00', '18:00', '18:00:00'])
    refuses('between:09:00,18:00', ['08:59', '08:59:59', '18:00:01', '18:01'])
  })
})

describe('limits of types', () => {
  const right = (type: FieldType, values: readonly unknown[], more?: Partial<Field>) => {
    for (const value of values)
      assert.equal(codeOf(type, value, more), undefined, `${type} ${JSON.stringify(value)}`)
  }
  const wrong = (type: FieldType, code: string, values: readonly unknown[], more?: Partial<Field>) => {
    for (const value of values)
      assert.equal(codeOf(type, value, more), code, `${type} ${JSON.stringify(value)}`)
  }

  test('whole numbers and amounts are exact', () => {
    for (const type of ['int', 'money'] as const) {
      const code = type === 'int' ? 'integer' : 'money'
      right(type, [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])
      wrong(type, code, [Number.MAX_SAFE_INTEGER + 1, Number.MIN_SAFE_INTEGER - 1])
    }
  })

  test('dates and times of day', () => {
    right('date', ['0001-01-01', '9999-12-31', '2000-02-29', '2026-02-28', '2026-04-30'])
    wrong('date', 'date', [
      '0000-12-31',
      '10000-01-01',
      '2000-02-30',
      '1900-02-29',
      '2026-02-29',
      '2026-04-31',
    ])
    wrong('date', 'date', ['2026-00-01', '2026-13-01', '2026-01-00', '2026-01-32'])
    right('time', ['00:00', '23:59', '23:59:59'])
    wrong('time', 'time', ['24:00', '23:60', '23:59:60', '9:00'])
    right('daterange', [
      { start: '2000-02-29', end: '2000-02-29' },
      { start: '2000-02-28', end: '2000-02-29' },
    ])
    wrong('daterange', 'rangeOrder', [{ start: '2000-03-01', end: '2000-02-29' }])
  })

  test('places, days of the week, colours, codes', () => {
    const place = (longitude: number, latitude: number) => ({ longitude, latitude })
    right('geo', [place(180, 90), place(-180, -90), place(0, 0)])
    wrong('geo', 'geo', [place(180.1, 0), place(-180.1, 0), place(0, 90.1), place(0, -90.1)])
    right('weekdays', [[0], [6]])
    wrong('weekdays', 'type', [[-1], [7]])
    right('color', ['#abc', '#abcdef', '#abcdef12'])
    wrong('color', 'color', ['#ab', '#abcd', '#abcde', '#abcdef1', '#abcdef123'])
    right('country', ['CN'])
    wrong('country', 'country', ['C', 'CNN'])
    right('region', [['1'], Array(5).fill('1'), ['1'.repeat(20)]])
    wrong('region', 'region', [Array(6).fill('1'), ['1'.repeat(21)], ['']])
  })

  test('JSON may nest 64 lists and records, in one more', () => {
    const nested = (depth: number) => Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 1)
    right('json', [nested(1), nested(64), nested(65)])
    wrong('json', 'type', [nested(66), nested(67)])
  })

  test('W-VAL-6 minimum, maximum and steps of a field', () => {
    right('decimal', [1, 9, 8.5], { min: 1, max: 9, step: 0.5 })
    wrong('decimal', 'between', [0.5, 9.5], { min: 1, max: 9, step: 0.5 })
    wrong('decimal', 'step', [1.4, 1.6], { min: 1, max: 9, step: 0.5 })
    right('int', [0, 1], { min: 0 })
    wrong('int', 'minValue', [-1], { min: 0 })
    right('int', [0, -1], { max: 0 })
    wrong('int', 'maxValue', [1], { max: 0 })
    right('string', ['中'.repeat(2), '中'.repeat(3)], { minLength: 2, maxLength: 3 })
    wrong('string', 'minLength', ['中'], { minLength: 2, maxLength: 3 })
    wrong('string', 'maxLength', ['中'.repeat(4)], { minLength: 2, maxLength: 3 })
    for (const more of [
      { min: 2, max: 3 },
      { minLength: 2, maxLength: 3 },
    ]) {
      right('tags', [Array(2).fill('a'), Array(3).fill('a')], more)
      wrong('tags', 'minItems', [['a']], more)
      wrong('tags', 'maxItems', [Array(4).fill('a')], more)
    }
  })
})

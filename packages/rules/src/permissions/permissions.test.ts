import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { commonPermissions, holdsPermission } from './index'

describe('holdsPermission', () => {
  const asked = ['view', 'add', 'edit', 'delete', 'export', 'force']
  const allowed = (...codes: string[]) => asked.filter((right) => holdsPermission(codes, `printer:${right}`))

  test('a code allows exactly what it names', () => {
    assert.deepEqual(allowed('*'), asked)
    assert.deepEqual(allowed('all'), asked)
    assert.deepEqual(allowed('printer:*'), asked)
    assert.deepEqual(allowed('*:view'), ['view'])
    assert.deepEqual(allowed('printer:edit'), ['view', 'add', 'edit'])
    assert.deepEqual(allowed('printer:delete', 'printer:export'), ['delete', 'export'])
    assert.deepEqual(allowed('counter:*', 'printers:edit', 'edit', '', '*x', ':', '*:', ':*', 'printer:'), [])
    assert.deepEqual(allowed('printer:view:all', 'all:printer'), [])
  })

  test('only a role that allows everything holds an invalid code', () => {
    for (const wanted of ['', 'printer', ':', 'printer:', ':view', 'a:b:c'])
      for (const codes of [['*:view'], ['printer:*'], ['', ':', wanted]])
        assert.equal(holdsPermission(codes, wanted), false, `${codes} ${wanted}`)
  })
})

describe('commonPermissions', () => {
  test('returns the codes that both lists allow', () => {
    assert.deepEqual(commonPermissions(['*'], ['file:view', 'printer:*']), ['file:view', 'printer:*'])
    assert.deepEqual(commonPermissions(['printer:*'], ['*:view']), ['printer:view'])
    assert.deepEqual(commonPermissions(['printer:edit'], ['*:view']), ['printer:view'])
    assert.deepEqual(commonPermissions(['all'], ['*']), ['*'])
    assert.deepEqual(commonPermissions(['*:view', 'printer:view'], ['*']), ['*:view'])
    assert.deepEqual(commonPermissions(['file:view'], ['printer:*', '*:delete']), [])
    assert.deepEqual(commonPermissions(['*'], []), [])
  })

  test('allows a code exactly if both lists allow it', () => {
    const name = fc.constantFrom('*', 'file', 'printer')
    const right = fc.constantFrom('*', 'view', 'add', 'edit', 'delete')
    const code = fc.oneof(
      fc.constantFrom('*', 'all', '', 'x'),
      fc.tuple(name, right).map((pair) => pair.join(':')),
    )
    const codes = fc.array(code, { maxLength: 4 })
    const wanted = ['file', 'printer', 'counter'].flatMap((each) =>
      ['view', 'add', 'edit', 'delete', 'other'].map((one) => `${each}:${one}`),
    )
    fc.assert(
      fc.property(codes, codes, (one, other) => {
        const both = commonPermissions(one, other)
        for (const each of wanted)
          assert.equal(
            holdsPermission(both, each),
            holdsPermission(one, each) && holdsPermission(other, each),
            `${one} | ${other} → ${both}: ${each}`,
          )
      }),
    )
  })
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { fittingSize } from './loadPicture'

test('a picture is scaled down to the size that browsers can crop, and no further', () => {
  assert.deepEqual(fittingSize({ width: 12_000, height: 9_000 }), { width: 4_729, height: 3_547 })
  assert.deepEqual(fittingSize({ width: 4_096, height: 4_096 }), { width: 4_096, height: 4_096 })
  assert.deepEqual(fittingSize({ width: 40_000, height: 10 }), { width: 16_384, height: 4 })
  const side = fc.integer({ min: 1, max: 100_000 })
  fc.assert(
    fc.property(side, side, (width, height) => {
      const size = fittingSize({ width, height })
      assert.ok(size.width * size.height <= 16_777_216 && Math.max(size.width, size.height) <= 16_384)
      assert.ok(size.width >= 1 && size.height >= 1)
    }),
  )
})

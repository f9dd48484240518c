import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import type { Grip } from './boxes'
import {
  type CropGeometry,
  cropOf,
  flipped,
  newGeometry,
  onStage,
  pictureBox,
  reset,
  turned,
  turnedSize,
  withMovedBox,
  withMovedPicture,
  withRatio,
  withResizedBox,
  zoomed,
} from './cropGeometry'
import { allRatios, ratioValue } from './ratioValue'

const picture = { width: 800, height: 600 }
const stage = { width: 400, height: 400 }

const grips: readonly Grip[] = ['n', 'e', 's', 'w', 'ne', 'nw', 'se', 'sw']
const by = fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) })

/** All actions of the user, in any order. */
const step: fc.Arbitrary<(geometry: CropGeometry) => CropGeometry> = fc.oneof(
  by.map((move) => (geometry: CropGeometry) => withMovedBox(geometry, geometry.box, move)),
  by.map((move) => (geometry: CropGeometry) => withMovedPicture(geometry, geometry.at, move)),
  fc.tuple(fc.constantFrom(...grips), by).map(
    ([grip, move]) =>
      (geometry: CropGeometry) =>
        withResizedBox(geometry, geometry.box, grip, move),
  ),
  fc.tuple(fc.double({ min: 0.3, max: 3, noNaN: true }), by).map(
    ([factor, around]) =>
      (geometry: CropGeometry) =>
        zoomed(geometry, factor, around),
  ),
  fc.constantFrom<(geometry: CropGeometry) => CropGeometry>(
    (geometry) => turned(geometry, 1),
    (geometry) => turned(geometry, -1),
    (geometry) => flipped(geometry, 'scaleX'),
    (geometry) => flipped(geometry, 'scaleY'),
    reset,
    (geometry) => withRatio(geometry, undefined),
    (geometry) => withRatio(geometry, 0.56),
    (geometry) => onStage(geometry, { width: 300, height: 320 }),
    (geometry) => onStage(geometry, stage),
  ),
)
const size = fc.record({
  width: fc.integer({ min: 1, max: 9000 }),
  height: fc.integer({ min: 1, max: 9000 }),
})

describe('crop box', () => {
  test('W-CROP-13 it begins with the ratio 1 and covers 0.8 of the picture', () => {
    const geometry = newGeometry(picture, stage, 1)
    assert.deepEqual(geometry.box, { x: 80, y: 80, width: 240, height: 240 })
    assert.deepEqual(cropOf(geometry), { x: 160, y: 60, width: 480, height: 480 })
  })

  test('W-CROP-2 original, 1:1, 4:3, 3:4, 0.56 and custom', () => {
    const values = allRatios.map((name) => ratioValue(name, picture, 2))
    assert.deepEqual(values, [800 / 600, 1, 4 / 3, 0.75, 0.56, 2])
    assert.equal(ratioValue('custom', picture, undefined), undefined)
  })

  test('W-CROP-12 it never becomes smaller than 50 × 50 px', () => {
    const geometry = newGeometry(picture, stage, 1)
    for (const grip of grips) {
      const { box } = withResizedBox(geometry, geometry.box, grip, {
        x: grip.includes('w') ? 999 : -999,
        y: grip.includes('n') ? 999 : -999,
      })
      assert.deepEqual([box.width, box.height], [50, 50], grip)
    }
    const free = withResizedBox(withRatio(geometry, undefined), geometry.box, 'se', { x: -999, y: 0 })
    assert.deepEqual([free.box.width, free.box.height], [50, 240])
  })

  test('the opposite side does not move', () => {
    const geometry = newGeometry(picture, stage, undefined)
    const { x, y, width, height } = geometry.box
    const { box } = withResizedBox(geometry, geometry.box, 'nw', { x: 30, y: -20 })
    assert.deepEqual([box.x + box.width, box.y + box.height], [x + width, y + height])
    assert.deepEqual([box.width, box.height], [width - 30, height + 20])
  })

  test('after any operations the box is within picture and stage, and the crop within the picture', () => {
    fc.assert(
      fc.property(size, fc.array(step, { maxLength: 12 }), (picture, steps) => {
        const geometry = steps.reduce((geometry, next) => next(geometry), newGeometry(picture, stage, 1))
        const { box, stage: around } = geometry
        const whole = pictureBox(geometry)
        const slack = 1e-6 * Math.max(1, whole.width, whole.height)
        assert.ok(box.x >= -slack && box.x + box.width <= around.width + slack, 'on the stage, across')
        assert.ok(box.y >= -slack && box.y + box.height <= around.height + slack, 'on the stage, down')
        assert.ok(box.x >= whole.x - slack && box.x + box.width <= whole.x + whole.width + slack, 'over it')
        assert.ok(box.y >= whole.y - slack && box.y + box.height <= whole.y + whole.height + slack, 'over it')
        const crop = cropOf(geometry)
        const all = turnedSize(geometry)
        assert.ok(crop.width >= 1 && crop.height >= 1, 'something')
        assert.ok(crop.x >= 0 && crop.x + crop.width <= all.width, 'in the picture')
        assert.ok(crop.y >= 0 && crop.y + crop.height <= all.height, 'in the picture')
        for (const value of Object.values(crop)) assert.ok(Number.isInteger(value), 'whole px')
      }),
      { numRuns: 2_000 },
    )
  })

  test('four quarter turns, two flips, and zooming in and out restore the geometry', () => {
    const geometry = newGeometry(picture, stage, 1)
    const round = [1, 1, 1, 1].reduce((geometry) => turned(geometry, 1), geometry)
    assert.deepEqual(round, geometry)
    assert.deepEqual(flipped(flipped(geometry, 'scaleX'), 'scaleX'), geometry)
    const zoom = zoomed(zoomed(geometry, 1.1), 1 / 1.1)
    assert.ok(Math.abs(zoom.zoom - geometry.zoom) < 1e-9)
  })

  test('mirrored, the box shows the same part of the picture: it is mirrored in one direction only', () => {
    const geometry = withMovedBox(newGeometry(picture, stage, 1), newGeometry(picture, stage, 1).box, {
      x: 20,
      y: -10,
    })
    const { box } = geometry
    const whole = pictureBox(geometry)
    const before = { left: box.x - whole.x, top: box.y - whole.y }
    const across = pictureBox(flipped(geometry, 'scaleX'))
    assert.ok(Math.abs(across.x + across.width - (box.x + box.width) - before.left) < 1e-6)
    assert.equal(across.y, whole.y)
    const down = pictureBox(flipped(geometry, 'scaleY'))
    assert.ok(Math.abs(down.y + down.height - (box.y + box.height) - before.top) < 1e-6)
    assert.equal(down.x, whole.x)
  })

  test('without a ratio the box stays as it is', () => {
    const geometry = newGeometry(picture, stage, 1)
    assert.deepEqual(withRatio(geometry, undefined), { ...geometry, ratio: undefined })
    assert.notDeepEqual(withRatio(geometry, 0.5).box, geometry.box)
  })

  test('a flipped picture rotates in the given direction', () => {
    const once = flipped(newGeometry(picture, stage, 1), 'scaleX')
    assert.equal(turned(once, 1).turn.rotate, 270)
    assert.equal(turned(flipped(once, 'scaleY'), 1).turn.rotate, 90)
  })

  test('a flip keeps the visible part', () => {
    const geometry = withMovedBox(
      newGeometry(picture, stage, 1),
      { x: 80, y: 80, width: 240, height: 240 },
      { x: -60, y: 0 },
    )
    const before = cropOf(geometry)
    const after = cropOf(flipped(geometry, 'scaleX'))
    assert.equal(after.x, picture.width - before.x - before.width)
    assert.deepEqual([after.y, after.width, after.height], [before.y, before.width, before.height])
  })
})

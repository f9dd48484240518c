import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { fitOf, movedView, turnedView, type View, wholeView, zoomedView } from './view'

const room = { width: 400, height: 300 }
const sides = fc.record({
  width: fc.integer({ min: 1, max: 9000 }),
  height: fc.integer({ min: 1, max: 9000 }),
})
const by = fc.record({ x: fc.integer({ min: -999, max: 999 }), y: fc.integer({ min: -999, max: 999 }) })

describe('viewing an image', () => {
  test('the whole image is visible, and a small one is not enlarged', () => {
    assert.equal(fitOf({ width: 800, height: 600 }, room, 0), 0.5)
    assert.equal(fitOf({ width: 800, height: 600 }, room, 90), 0.375)
    assert.equal(fitOf({ width: 20, height: 10 }, room, 0), 1)
  })

  test('the point under the pointer stays in place', () => {
    const picture = { width: 800, height: 600 }
    const next = zoomedView(wholeView, 2, picture, room, { x: 50, y: -30 })
    assert.deepEqual(next, { zoom: 2, x: -50, y: 30, rotate: 0 })
    const back = zoomedView(next, 0.1, picture, room, { x: 0, y: 0 })
    assert.deepEqual([back.zoom, Math.abs(back.x), Math.abs(back.y)], [1, 0, 0])
  })

  test('a second zoom step multiplies the first, up to three times or two px per image px', () => {
    const picture = { width: 800, height: 600 }
    const once = zoomedView(wholeView, 1.5, picture, room)
    assert.equal(zoomedView(once, 1.5, picture, room).zoom, 2.25)
    assert.equal(zoomedView(once, 99, picture, room).zoom, 4)
    assert.equal(zoomedView(once, 99, { width: 20, height: 10 }, room).zoom, 3)
  })

  test('a quarter turn in either direction shows the whole image again', () => {
    const once = turnedView({ zoom: 2, x: 5, y: 6, rotate: 0 })
    assert.deepEqual(once, { ...wholeView, rotate: 90 })
    assert.deepEqual(turnedView(once, -1), wholeView)
    assert.equal(turnedView(wholeView, -1).rotate, -90)
  })

  test('for any actions, the margins are never larger than necessary', () => {
    const step = fc.oneof(
      fc
        .tuple(fc.double({ min: 0.2, max: 5, noNaN: true }), by)
        .map(([factor, around]) => ({ factor, around })),
      by.map((move) => ({ move })),
      fc.constant({ turn: true }),
    )
    fc.assert(
      fc.property(sides, fc.array(step, { maxLength: 10 }), (picture, steps) => {
        let view: View = wholeView
        for (const step of steps) {
          if ('turn' in step) view = turnedView(view)
          else if ('move' in step) view = movedView(view, step.move, picture, room)
          else view = zoomedView(view, step.factor, picture, room, step.around)
        }
        const { width, height } =
          view.rotate % 180 ? { width: picture.height, height: picture.width } : picture
        const scale = fitOf(picture, room, view.rotate) * view.zoom
        assert.ok(view.zoom >= 1)
        assert.ok(Math.abs(view.x) <= Math.max(0, (width * scale - room.width) / 2) + 1e-6)
        assert.ok(Math.abs(view.y) <= Math.max(0, (height * scale - room.height) / 2) + 1e-6)
      }),
    )
  })
})

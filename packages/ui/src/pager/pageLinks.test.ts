import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { pageLinks } from './pageLinks'

describe('pageLinks', () => {
  test('slides with the page and stops at both ends', () => {
    assert.deepEqual(pageLinks(1, 9, 6), [1, 2, 3, 4, 5, 6])
    assert.deepEqual(pageLinks(5, 9, 6), [2, 3, 4, 5, 6, 7])
    assert.deepEqual(pageLinks(9, 9, 6), [4, 5, 6, 7, 8, 9])
    assert.deepEqual(pageLinks(2, 3, 6), [1, 2, 3])
    assert.deepEqual(pageLinks(1, 0, 6), [])
  })

  test('gives as many consecutive pages as fit, the current one among them', () => {
    const place = fc.integer({ min: 1, max: 100_000 }).chain((pages) =>
      fc.record({
        pages: fc.constant(pages),
        page: fc.integer({ min: 1, max: pages }),
        visible: fc.integer({ min: 1, max: 20 }),
      }),
    )
    fc.assert(
      fc.property(place, ({ pages, page, visible }) => {
        const links = pageLinks(page, pages, visible)
        const first = links[0] as number
        assert.equal(links.length, Math.min(visible, pages))
        assert.deepEqual(
          links,
          links.map((_, index) => first + index),
        )
        assert.ok(first >= 1 && (links.at(-1) as number) <= pages)
        assert.ok(links.includes(page))
      }),
    )
  })

  test('treats a page beyond the ends as the nearest one', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9, max: 99 }), fc.integer({ min: 1, max: 40 }), (page, pages) => {
        const nearest = Math.max(1, Math.min(page, pages))
        assert.ok(pageLinks(page, pages, 6).includes(nearest))
      }),
    )
  })
})

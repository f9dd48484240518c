import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ByteRange, readRange } from './range'

test('a range of ten bytes', () => {
  const cases: [string | undefined, ByteRange | undefined][] = [
    [undefined, undefined],
    ['', undefined],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=2-4', { start: 2, end: 4 }],
    ['  bytes=2-4 ', { start: 2, end: 4 }],
    ['bytes=9-9', { start: 9, end: 9 }],
    ['bytes=5-', { start: 5, end: 9 }],
    ['bytes=9-', { start: 9, end: 9 }],
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=8-10', { start: 8, end: 9 }],
    ['bytes=-1', { start: 9, end: 9 }],
    ['bytes=-10', { start: 0, end: 9 }],
    ['bytes=-11', { start: 0, end: 9 }],
    // anything but a single range is ignored
    ['bytes=-', undefined],
    ['bytes=4-2', undefined],
    ['bytes=0-1,3-4', undefined],
    ['bytes=a-b', undefined],
    ['bytes=0-1x', undefined],
    ['xbytes=0-1', undefined],
    ['bytes=--1', undefined],
    ['items=0-1', undefined],
  ]
  for (const [header, range] of cases) assert.deepEqual(readRange(header, 10), range, header)
})

test('an unsatisfiable range: 416, with the size', () => {
  for (const [header, size] of [
    ['bytes=10-', 10],
    ['bytes=10-12', 10],
    ['bytes=11-12', 10],
    ['bytes=-0', 10],
    ['bytes=0-', 0],
    ['bytes=0-0', 0],
    ['bytes=-5', 0],
  ] as const)
    assert.throws(
      () => readRange(header, size),
      {
        code: 'InvalidRange',
        status: 416,
        message: 'The requested range cannot be satisfied',
        headers: { 'content-range': `bytes */${size}` },
      },
      header,
    )
})

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { nextSeek, type ScrollSeek } from './scrollSeek'

const start: ScrollSeek = { place: 0, at: 0, isSeeking: false }

/** Scrolls by so many px, each so many ms after the one before. */
const scroll = (steps: readonly [step: number, pause: number][], from = start) =>
  steps.reduce((seek, [step, pause]) => nextSeek(seek, seek.place + step, seek.at + pause), from)

describe('scrolling is seeking', () => {
  it('from the first late frame of fast scrolling on, in both directions', () => {
    assert.equal(scroll([[400, 26]]).isSeeking, true)
    assert.equal(scroll([[-200, 26]], { ...start, place: 90_000 }).isSeeking, true)
  })

  it('never while frames come in time, or while it is slow', () => {
    assert.equal(scroll(Array.from({ length: 60 }, () => [400, 17])).isSeeking, false)
    assert.equal(scroll(Array.from({ length: 60 }, () => [199, 40])).isSeeking, false)
  })

  it('not by single jumps with a pause between them', () => {
    assert.equal(scroll(Array.from({ length: 10 }, () => [4000, 150])).isSeeking, false)
  })

  it('until it becomes slow, however quick its frames have become', () => {
    const seeking = scroll([[400, 33]])
    assert.equal(scroll([[400, 17]], seeking).isSeeking, true)
    assert.equal(scroll([[80, 17]], seeking).isSeeking, true)
    assert.equal(scroll([[79, 17]], seeking).isSeeking, false)
  })
})

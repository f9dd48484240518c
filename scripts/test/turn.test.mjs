import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { turnOf } from './turn.mjs'

const commit = 'bff99ba3e1d04b7c9a5f62183d0c4e7f8a9b0c1d'

describe('the turn of a run', () => {
  it('follows from the commit: the same for the same one, and all turns come', () => {
    assert.deepEqual(
      turnOf({}, () => commit),
      turnOf({}, () => commit),
    )
    const commits = Array.from({ length: 2304 }, (_, number) => number.toString(16).padStart(12, '0'))
    const turns = commits.map((id) => turnOf({}, () => id).turn)
    assert.deepEqual(
      turns,
      commits.map((_, number) => number),
    )
  })

  it('is said, with what repeats it', () => {
    assert.match(
      turnOf({}, () => commit).text,
      /turn \d+ of 2304, chosen by commit bff99ba3\. EB_TURN=\d+ repeats it/,
    )
  })

  it('may be given, and EB_SHARE=all takes everything', () => {
    assert.equal(turnOf({ EB_TURN: '7' }, () => commit).turn, 7)
    assert.equal(turnOf({ EB_TURN: '0' }, () => commit).turn, 0)
    assert.equal(turnOf({ EB_SHARE: 'all', EB_TURN: '7' }, () => commit).turn, undefined)
  })
})

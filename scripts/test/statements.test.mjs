import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { namedIn, statementsResult, untested } from './statements.mjs'

const source = `
  // W-OLD-1 is a comment, and so is
  /** W-OLD-2 */
  test('W-ONE-1 F-ONE-2 does it', () => {})
  for (const [id, name] of [['W-TWO-3', 'a']]) test(\`\${id} \${name}\`, () => get('https://a.test/W-URL-4'))`

describe('statements that tests name', () => {
  it('are read from titles and from what titles are made of, and not from comments', () => {
    assert.deepEqual([...namedIn([source])], ['W-ONE-1', 'F-ONE-2', 'W-TWO-3', 'W-URL-4'])
  })

  it('are missing where only tests that were left out name them', () => {
    const titles = ['one > W-ONE-1 F-ONE-2 does it', 'W-TWO-31 another one', 'boundaries: fine']
    assert.deepEqual(untested(namedIn([source]), titles), ['W-TWO-3', 'W-URL-4'])
    assert.deepEqual(untested(new Set(['W-ONE-1']), titles), [])
  })

  it('fail a run that leaves one out', () => {
    const results = [{ outcomes: [{ title: 'nothing', passed: true }] }]
    const { outcomes } = statementsResult(results)
    assert.equal(outcomes.length, 1)
    assert.equal(outcomes[0].passed, false)
    assert.match(outcomes[0].error, /not tested: .*F-CO-1\b.*W-ACT-1\b/)
    assert.equal(statementsResult(results, ['scripts/test/statements.mjs']).outcomes[0].passed, true)
  })
})

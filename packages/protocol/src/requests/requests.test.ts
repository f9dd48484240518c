import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import * as v from 'valibot'
import { submitUserFeedback } from '../calls/feedback'
import { request as checked } from './checked'
import { request as unchecked } from './unchecked'

describe('request schemas', () => {
  test('are there for who receives requests, and made for nobody else', () => {
    const schema = v.object({ url: v.string() })
    assert.equal(
      checked(() => schema),
      schema,
    )
    assert.equal(unchecked(), undefined)
    assert.equal(submitUserFeedback.body.type, 'object')
  })

  test('only browsers get the file without them', () => {
    const { imports } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
    assert.deepEqual(imports['#requests'], {
      browser: './src/requests/unchecked.ts',
      default: './src/requests/checked.ts',
    })
  })
})

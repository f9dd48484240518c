import assert from 'node:assert/strict'
import { test } from 'node:test'
import { labelText } from './labelText'

test('a label has its own language, else Chinese; one that is empty in its language stays empty', () => {
  assert.equal(labelText({ zh: '次', en: 'times' }, 'en'), 'times')
  assert.equal(labelText({ zh: '次' }, 'en'), '次')
  assert.equal(labelText({ zh: '次', en: '' }, 'en'), '')
  assert.equal(labelText({ zh: '次', en: '' }), '次')
  assert.equal(labelText(undefined, 'en'), '')
})

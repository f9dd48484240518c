import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { suggestedFolder, timedName } from './names'

describe('the object browser', () => {
  describe('changes', () => {
    test('W-FMA-14 the suggested name is year and month', () => {
      assert.equal(suggestedFolder(new Date(2026, 10, 22)), '2026-11')
      assert.equal(suggestedFolder(new Date(2027, 0, 1)), '2027-01')
    })

    test('W-FMA-11 the time is inserted before the extension', () => {
      assert.equal(timedName('大厅.v2.jpg', 17), '大厅.v2-17.jpg')
      assert.equal(timedName('README', 17), 'README-17')
      assert.equal(timedName('.profile', 17), '.profile-17')
    })
  })
})

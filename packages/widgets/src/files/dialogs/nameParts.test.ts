import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { nameParts, wholeName } from './nameParts'

describe('parts of a name', () => {
  it('the extension of a file is separate; folders and names without one have none', () => {
    const of = (name: string, kind: 'folder' | 'file' = 'file') => Object.values(nameParts(name, kind))
    assert.deepEqual(of('西湖.日落.jpg'), ['西湖.日落', '.jpg'])
    assert.deepEqual(of('README'), ['README', ''])
    assert.deepEqual(of('.profile'), ['.profile', ''])
    assert.deepEqual(of('v1. final'), ['v1. final', ''])
    assert.deepEqual(of('2026.11', 'folder'), ['2026.11', ''])
    assert.deepEqual(of('', 'file'), ['', ''])
  })

  it('W-EXP-26 a name is trimmed, and its extension is not repeated', () => {
    assert.equal(wholeName('  大厅 ', '.jpg'), '大厅.jpg')
    assert.equal(wholeName('大厅.JPG', '.jpg'), '大厅.JPG')
    assert.equal(wholeName('   ', '.jpg'), '')
    assert.equal(wholeName('海报', ''), '海报')
  })
})

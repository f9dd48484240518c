import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameOfAddress } from './nameOfAddress'

test('the name of a file is the end of its address, decoded if possible', () => {
  assert.equal(nameOfAddress('https://cdn.example/a/%E6%B9%96.png?x=1#y'), '湖.png')
  assert.equal(nameOfAddress('/eb-store/a/b.pdf'), 'b.pdf')
  assert.equal(nameOfAddress('https://cdn.example/%E6.png'), '%E6.png')
  assert.equal(nameOfAddress('/a/100%.pdf'), '100%.pdf')
  assert.equal(nameOfAddress('data:image/png;base64,AAAA'), '')
  assert.equal(nameOfAddress('blob:https://cdn.example/1'), '')
})

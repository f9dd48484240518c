import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PageResource } from '@ebkit/core/services/consolePages'
import { listActions } from '../list/listActions'
import { linkValue } from './linkValue'

const label = { zh: '地址' }
const target = { name: 'targetUrl', label, type: 'url' } as const
const own = { name: 'shortUrl', label, type: 'url', readOnly: true } as const
const resource = (fields: PageResource['fields']) => ({ fields }) as unknown as PageResource
const offered = (fields: PageResource['fields']) =>
  listActions(['link'], resource(fields), { text: (key) => key, locale: 'zh' })

test('the link of a row is the address that the gateway made, not one that somebody entered', () => {
  const row = { targetUrl: 'https://example.com/breakfast', shortUrl: 'https://s.example.com/b' }
  assert.equal(linkValue(resource([target, own]), row), row.shortUrl)
  assert.equal(linkValue(resource([target]), row), undefined)
  assert.deepEqual(offered([target]), [])
  const [action] = offered([target, own])
  const { when } = action ?? {}
  assert.ok(typeof when === 'function')
  assert.deepEqual([when(row), when({ targetUrl: row.targetUrl })], [true, false])
})

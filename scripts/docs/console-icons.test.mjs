import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../workspace/root.mjs'

test('the guide names every icon that an application of a page’s own can have in the console', () => {
  const source = readFileSync(join(root, 'packages/console/src/menu/applicationIcons.ts'), 'utf8')
  const names = [...source.matchAll(/^ {2}'?([a-z-]+)'?: \w+Icon,$/gm)].map(([, name]) => name)
  const guide = readFileSync(join(root, 'docs/guides/console.md'), 'utf8')
  const [, list] = guide.match(/^- `icon` is one of ([^.]*)\./m) ?? []
  assert.deepEqual(
    [...(list ?? '').matchAll(/`([a-z-]+)`/g)].map(([, name]) => name),
    names,
  )
  assert.ok(names.length > 10)
})

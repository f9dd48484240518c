import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { packed } from '../pack/pack.mjs'
import { root } from '../workspace/root.mjs'

const folder = join(root, '.changeset')

test('each changeset names packages of ours, says how big the change is, and has a text for partners', () => {
  const names = readdirSync(join(root, 'packages')).map((name) => `@ebkit/${name}`)
  const changes = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md')
  for (const name of changes) {
    const [, front, text] =
      /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(folder, name), 'utf8')) ?? []
    assert.ok(text?.trim(), `${name} has a text`)
    for (const line of front.split('\n')) {
      const [, about, size] = /^'(.+)': (\w+)$/.exec(line) ?? []
      assert.ok(names.includes(about), `${name}: ${line} names a package`)
      assert.match(size, /^(major|minor|patch)$/, `${name}: ${line}`)
    }
  }
})

test('all packages are released under one version', () => {
  const { fixed } = JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8'))
  assert.deepEqual(fixed, [['@ebkit/*']])
  const versions = readdirSync(join(root, 'packages')).map(
    (name) => JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')).version,
  )
  // the script tag's release is named after the repository's version
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  assert.deepEqual([...new Set(versions)], [version])
})

test('what is not packed is private: publishing goes through all packages that are not', () => {
  const published = readdirSync(join(root, 'packages')).filter((name) => {
    const manifest = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'))
    return manifest.private !== true
  })
  assert.deepEqual(published.sort(), [...packed].sort())
})

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import * as compat from 'preact/compat'
import { filesUnder } from '../test/files.mjs'
import { root } from '../workspace/root.mjs'
import * as react from './react.mjs'

test('react of what browsers load has every name of preact/compat', () => {
  assert.deepEqual({ ...react, default: undefined }, { ...compat, default: undefined })
})

test('its default export has what r2wc takes of it, and no module of ours takes a default', () => {
  const taken = readFileSync(
    join(root, 'node_modules/@r2wc/react-to-web-component/dist/react-to-web-component.js'),
    'utf8',
  )
  const [, name] = /import (\w+) from "react"/.exec(taken)
  const members = new Set([...taken.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, one]) => one))
  assert.deepEqual([...members], Object.keys(react.default))
  const folders = ['core', 'ui', 'widgets', 'elements', 'console'].map((one) => `packages/${one}/src`)
  const sources = filesUnder(folders, /\.tsx?$/)
  assert.ok(sources.length > 500)
  for (const file of sources)
    assert.doesNotMatch(
      readFileSync(join(root, file), 'utf8'),
      /import (\w+|\* as \w+)[^'{}]* from 'react'/,
      file,
    )
})

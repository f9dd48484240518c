import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../workspace/root.mjs'

const read = (path) => readFileSync(join(root, path), 'utf8')

/** Code with the file that it is taken from, which a comment above it names. */
const samples = [
  ...read('docs/guides/frameworks.md').matchAll(/(?:<!-- (\S+) -->\n)?```\w+\n([\s\S]*?)\n```/g),
].map(([, file, code]) => ({ file, code }))

/** Lines without the indentation that they have where they stand. */
const linesOf = (text) => text.split('\n').map((line) => line.trim())

test('every sample of docs/guides/frameworks.md is a part of an example that runs', () => {
  assert.ok(samples.length > 10)
  for (const { file, code } of samples) {
    assert.ok(file, `A comment names the file of\n${code}`)
    const whole = `\n${linesOf(read(file)).join('\n')}\n`
    assert.ok(whole.includes(linesOf(code).join('\n')), `${file} does not contain\n${code}`)
  }
})

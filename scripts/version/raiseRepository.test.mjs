import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { raiseRepository } from './raiseRepository.mjs'

test('the repository gets the version of its packages, and keeps everything else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'version-'))
  try {
    mkdirSync(join(folder, 'packages', 'elements'), { recursive: true })
    writeFileSync(join(folder, 'packages', 'elements', 'package.json'), '{ "version": "2.3.0" }')
    const text = (version) =>
      `{\n  "name": "ebkit",\n  "version": "${version}",\n  "config": {\n    "version": "kept"\n  }\n}\n`
    writeFileSync(join(folder, 'package.json'), text('0.1.0'))
    assert.equal(raiseRepository(folder), '2.3.0')
    assert.equal(readFileSync(join(folder, 'package.json'), 'utf8'), text('2.3.0'))
  } finally {
    rmSync(folder, { recursive: true })
  }
})

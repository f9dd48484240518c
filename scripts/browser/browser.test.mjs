import assert from 'node:assert/strict'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { ensureBrowser, findBrowser } from '../find-browser.mjs'

const names = ['CHROMIUM_PATH', 'PATH', 'PLAYWRIGHT_BROWSERS_PATH']
const before = Object.fromEntries(names.map((name) => [name, process.env[name]]))
let folder

function program(...parts) {
  const path = join(folder, ...parts)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, '#!/bin/sh\n')
  chmodSync(path, 0o755)
  return path
}

describe('find-browser', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'browser-'))
    for (const name of names) delete process.env[name]
    process.env.PATH = join(folder, 'bin')
  })
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true })
    for (const name of names) if (before[name] !== undefined) process.env[name] = before[name]
    if (before.CHROMIUM_PATH === undefined) delete process.env.CHROMIUM_PATH
    if (before.PLAYWRIGHT_BROWSERS_PATH === undefined) delete process.env.PLAYWRIGHT_BROWSERS_PATH
  })

  it('takes what CHROMIUM_PATH names before anything on the PATH', () => {
    const onPath = program('bin', 'chromium')
    assert.equal(findBrowser(), onPath)
    const named = program('elsewhere')
    process.env.CHROMIUM_PATH = named
    assert.equal(findBrowser(), named)
  })

  it('takes the newest download of Playwright', () => {
    program('cache', 'chromium-1100', 'chrome-linux', 'chrome')
    const newest = program('cache', 'chromium-1200', 'chrome-linux64', 'chrome')
    process.env.PLAYWRIGHT_BROWSERS_PATH = join(folder, 'cache')
    assert.equal(findBrowser(), newest)
  })

  it('says so when the named program does not exist, and takes no other', () => {
    program('bin', 'chromium')
    process.env.CHROMIUM_PATH = join(folder, 'missing')
    assert.throws(() => ensureBrowser(), /CHROMIUM_PATH names .*missing, which is not a program/)
  })
})

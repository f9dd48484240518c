import assert from 'node:assert/strict'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { ensureBrowser, findBrowser, findPagesBrowser } from '../find-browser.mjs'

const names = ['CHROMIUM_PATH', 'HEADLESS_SHELL_PATH', 'PATH', 'PLAYWRIGHT_BROWSERS_PATH', 'EB_SOAK']
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
    for (const name of names) {
      if (before[name] === undefined) delete process.env[name]
      else process.env[name] = before[name]
    }
  })

  it('CHROMIUM_PATH comes before the PATH', () => {
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

  it('fails if the named program does not exist, without trying others', () => {
    program('bin', 'chromium')
    process.env.CHROMIUM_PATH = join(folder, 'missing')
    assert.throws(() => ensureBrowser(), /CHROMIUM_PATH names .*missing, which is not a program/)
  })

  it('opens pages with the headless shell, except in the soak or if another browser is named', () => {
    const whole = program('bin', 'chromium')
    assert.equal(findPagesBrowser(), whole)
    const shell = program('bin', 'chromium-headless-shell')
    assert.equal(findPagesBrowser(), shell)
    process.env.EB_SOAK = '1'
    assert.equal(findPagesBrowser(), whole)
    delete process.env.EB_SOAK
    process.env.CHROMIUM_PATH = program('elsewhere')
    assert.equal(findPagesBrowser(), process.env.CHROMIUM_PATH)
    process.env.HEADLESS_SHELL_PATH = shell
    assert.equal(findPagesBrowser(), shell)
  })
})

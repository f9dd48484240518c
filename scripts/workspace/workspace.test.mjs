import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { start } from './children.mjs'
import { root } from './root.mjs'
import { hashOf, isStale, writeStamp } from './sources.mjs'

const folder = '.cache/workspace-test'
after(() => rmSync(join(root, folder), { recursive: true, force: true }))

function write(name, text) {
  mkdirSync(join(root, folder, 'sources'), { recursive: true })
  writeFileSync(join(root, folder, 'sources', name), text)
}

describe('the running Node version', () => {
  const runCheck = (version) => {
    const code = `import('./scripts/workspace/nodeVersion.mjs').then((module) => module.requireNode('${version}'))`
    const { status, stderr } = spawnSync(process.execPath, ['-e', code], { cwd: root, encoding: 'utf8' })
    return { status, stderr }
  }

  it('is refused with a message if it is too old', () => {
    for (const version of ['18.20.4', '20.18.9']) {
      const { status, stderr } = runCheck(version)
      assert.equal(status, 1)
      assert.match(stderr, new RegExp(`needs Node 20.19 or newer; this is Node ${version}`))
    }
  })

  it('is accepted from 20.19 on', () => {
    for (const version of ['20.19.0', '22.0.0', '24.1.0']) assert.equal(runCheck(version).status, 0, version)
  })
})

describe('whether a build is out of date', () => {
  const sources = [`${folder}/sources`]

  it('depends on the text of sources, not on their times or their tests', () => {
    write('a.ts', 'one')
    const hash = hashOf(sources)
    writeStamp(`${folder}/stamp`, hash)
    write('a.ts', 'one')
    write('a.test.ts', 'a test')
    assert.equal(isStale(`${folder}/stamp`, hashOf(sources)), false)
    write('a.ts', 'two')
    assert.equal(isStale(`${folder}/stamp`, hashOf(sources)), true)
  })

  it('and on the list of files', () => {
    const hash = hashOf(sources)
    write('b.ts', '')
    assert.notEqual(hashOf(sources), hash)
  })
})

describe('child processes', () => {
  it('are ended together with their own children', async () => {
    const nested = 'setInterval(() => {}, 1000)'
    const code = `const { spawn } = require('node:child_process')
      const child = spawn(process.execPath, ['-e', ${JSON.stringify(nested)}])
      console.log(child.pid)
      ${nested}`
    const { child, stop } = start(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
    const pid = await new Promise((resolve) => child.stdout.once('data', (text) => resolve(Number(text))))
    const { stopped } = await stop()
    assert.equal(stopped, true)
    await gone(pid)
  })

  it('are killed at their deadline, even if they ignore signals', async () => {
    const deaf = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)"
    const { done } = start(process.execPath, ['-e', deaf], { deadline: 500, stdio: 'ignore' })
    assert.equal((await done).timedOut, true)
  })
})

async function gone(pid) {
  for (let tries = 0; tries < 200; tries += 1) {
    try {
      process.kill(pid, 0)
    } catch {
      return // no such process
    }
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  assert.fail(`process ${pid} is still there`)
}

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { buildPackages } from '../build/main.mjs'
import { packAll } from '../pack/pack.mjs'
import { buildNextExample } from './next.mjs'

// It fetches Next, some 300 MB.
describe('examples/next', { skip: !process.env.EB_SOAK }, () => {
  let folder
  let server
  let address
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'eb-next-'))
    assert.ok(await buildPackages(), 'packages are built')
    const app = join(folder, 'app')
    buildNextExample(app, packAll(join(folder, 'tarballs')))
    const program = join(app, 'node_modules/next/dist/bin/next')
    server = spawn(process.execPath, [program, 'start', '--port', '0'], { cwd: app })
    address = await new Promise((found, failed) => {
      server.once('exit', (code) => failed(new Error(`next start ended with ${code}`)))
      server.stdout.on('data', (text) => {
        const [address] = /http:\/\/localhost:\d+/.exec(String(text)) ?? []
        if (address) found(address)
      })
    })
  })
  after(() => {
    server?.kill()
    rmSync(folder, { recursive: true, force: true })
  })

  it('builds, and its server draws the widgets before a browser does', async () => {
    const html = await (await fetch(address)).text()
    assert.match(html, /<input [^>]*role="switch"/)
    assert.match(html, /<eb-date-range [^>]*name="valid"/)
  })
})

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { root } from '../workspace/root.mjs'
import { openGatewayBuild } from './gatewayBuild.mjs'

test('the gateway of `npm run dev` is bundled, again as often as asked, and runs', async () => {
  const build = await openGatewayBuild()
  try {
    assert.equal(await build.rebuild(), await build.rebuild())
    const { status, stderr } = spawnSync(process.execPath, [await build.rebuild()], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, EB_MODE: 'none' },
    })
    assert.match(stderr, /EB_MODE/)
    assert.equal(status, 1)
  } finally {
    await build.close()
  }
})

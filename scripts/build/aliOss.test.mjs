import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, test } from 'node:test'
import { rollup } from 'rollup'
import { aliOssChunk, wrapAliOss } from './aliOss.mjs'

const entry = {
  name: 'entry',
  resolveId: (id) => (id === 'entry' ? id : null),
  load: (id) => (id === 'entry' ? `import('ali-oss/dist/aliyun-oss-sdk.min.js').then(console.log)` : null),
}

async function build() {
  const bundle = await rollup({ input: 'entry', plugins: [entry, aliOssChunk()] })
  const { output } = await bundle.generate({ format: 'es' })
  return output
}

describe('ali-oss in the script-tag build', () => {
  test('is a chunk beside the others, and a second try has another address', async () => {
    const [own, client] = await build()
    assert.deepEqual(
      [own.dynamicImports, client.fileName, client.exports],
      [['ali-oss.js'], 'ali-oss.js', ['default']],
    )
    assert.match(own.code, /\('\.\/ali-oss\.js'\+\(import\.meta\.t/)
  })

  test('who loads it knows its hash', async () => {
    const [own, client] = await build()
    const hash = createHash('sha384').update(client.code).digest('base64')
    assert.ok(own.code.includes(`integrity: 'sha384-${hash}'`))
  })

  test('sees no module system of the page, and writes nothing to it', async () => {
    const [, { code }] = await build()
    assert.match(code, /^var define,require,module=/)
    for (const trace of [
      '__core-js_shared__',
      'Function.prototype.toString=',
      'useSetter',
      'globalThis.regeneratorRuntime',
    ])
      assert.equal(code.includes(trace), false, trace)
  })

  test('a version that reads otherwise fails the build', () => {
    assert.throws(() => wrapAliOss('module.exports = class {}'), /finds this not once/)
  })
})

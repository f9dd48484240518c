import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, test } from 'node:test'
import { rollup } from 'rollup'
import { aliOssChunk, wrapAliOss } from './aliOss.mjs'
import { inSlices } from './inSlices.mjs'

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
  test('is a separate chunk, and a retry uses another address', async () => {
    const [own, client] = await build()
    assert.deepEqual(
      [own.dynamicImports, client.fileName, client.exports],
      [['ali-oss.js'], 'ali-oss.js', ['prepare']],
    )
    assert.match(own.code, /\('\.\/ali-oss\.js'\+\(import\.meta\.t/)
  })

  test('the chunk that loads it contains its hash', async () => {
    const [own, client] = await build()
    const hash = createHash('sha384').update(client.code).digest('base64')
    assert.ok(own.code.includes(`integrity: 'sha384-${hash}'`))
  })

  test('sees no module system of the page, and writes nothing to the page', async () => {
    const [, { code }] = await build()
    assert.match(code, /^var define,require,module,exports,global=window;/)
    for (const trace of [
      '__core-js_shared__',
      'Function.prototype.toString=',
      'useSetter',
      'globalThis.regeneratorRuntime',
    ])
      assert.equal(code.includes(trace), false, trace)
  })

  test('its modules run a few at a time, in the original order', async () => {
    const [, { code }] = await build()
    const order = /^const order=\[([\d,]+)\]$/m.exec(code)?.[1]?.split(',') ?? []
    assert.ok(order.length > 500, String(order.length))
    assert.equal(new Set(order).size, order.length)
    assert.match(code, /if\(performance\.now\(\)<end\)continue/)
  })

  test('a version with different source text fails the build', () => {
    assert.throws(() => wrapAliOss('module.exports = class {}'), /finds this not once/)
    assert.throws(() => inSlices('module.exports = class {}', ''), /no modules/)
  })

  test('a sliced file gives the same result: with circular and with later requires', async () => {
    const file = `(function(){return function n(i,o,s){function a(t){if(!o[t]){var r=o[t]={exports:{}};
      i[t][0].call(r.exports,function(e){return a(i[t][1][e]||e)},r,r.exports,n,i,o,s)}return o[t].exports}
      for(var e=0;e<s.length;e++)a(s[e]);return a}})()({1:[function(e,t,r){t.exports=[e("x"),()=>e("later")]},{x:2,later:4}],
      2:[function(e,t,r){r.name="two";r.other=e("back").name},{back:3}],
      3:[function(e,t,r){r.name="three";r.seen=e("x").name},{x:2}],
      4:[function(e,t,r){t.exports="later"},{}]},{},[1])(1)`
    const code = inSlices(file, 'const window={};')
    assert.match(code, /^const order=\[3,2,1\]$/m)
    const { prepare } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
    const [two, later] = await prepare()
    assert.deepEqual([two, later()], [{ name: 'two', other: 'three' }, 'later'])
    assert.equal(prepare(), prepare())
  })
})

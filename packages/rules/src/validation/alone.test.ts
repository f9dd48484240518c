import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { validators } from './validators'

/** The bundle of a page that imports one export of the package. */
async function bundleOf(name: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { ${name} } from '../index'`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    logLevel: 'silent',
    // Conditions need this for days; it is half of the package, and single validators must not include it.
    external: ['dayjs', 'dayjs/*'],
  })
  return outputFiles[0]?.text ?? ''
}

test('W-VAL-3 W-VAL-4 a bundle with one validator contains only that validator, and no texts', async () => {
  const all = await bundleOf('validators')
  for (const code of ['macAddress', 'ipAddress', 'idCard']) assert.ok(all.includes(code))
  for (const name of Object.keys(validators)) {
    const code = await bundleOf(name)
    assert.ok(code.length < all.length / 2, `${name}: ${code.length} bytes`)
    for (const other of ['macAddress', 'ipAddress', 'idCard'])
      if (other !== name) assert.ok(!code.includes(other), `${name} without ${other}`)
    assert.ok(!code.includes('\\u6B64\\u9879') && !code.includes('此项'), name)
  }
})

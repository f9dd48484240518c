import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as whole from 'valibot'
import { patchLibraries } from './patches.mjs'

let folder
let patched

before(async () => {
  const source = fileURLToPath(import.meta.resolve('valibot'))
  const { code } = patchLibraries().transform.call(
    { error: assert.fail },
    await readFile(source, 'utf8'),
    source,
  )
  assert.doesNotMatch(code, /Expected \$\{expected/)
  folder = await mkdtemp(join(tmpdir(), 'ebkit-patches-'))
  const file = join(folder, 'valibot.mjs')
  await writeFile(file, code)
  patched = await import(pathToFileURL(file).href)
})
after(() => rm(folder, { recursive: true }))

/** What packages/protocol/src/check.ts sees of an outcome. */
function outcome(valibot, value) {
  const v = valibot
  const schema = v.looseObject({
    id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
    score: v.nullable(v.picklist([1, 2, 3])),
    text: v.optional(v.nullable(v.string())),
    rows: v.array(v.looseObject({ flag: v.boolean(), count: v.number() })),
  })
  const { issues, value: output } = schema['~standard'].validate(value)
  return issues ? issues.map(({ path }) => path?.map(({ key }) => key).join('.')) : output
}

const row = { flag: true, count: 1 }
const fits = { id: 7, score: null, rows: [row, row], more: 'kept' }
const values = [
  fits,
  { ...fits, id: true },
  { ...fits, score: 4, text: 5 },
  { ...fits, rows: [row, { flag: 'yes' }] },
  { ...fits, rows: {} },
  { id: 'x' },
  [],
  null,
  'text',
]

for (const value of values) {
  test(`the patched valibot takes and refuses what the whole one does: ${JSON.stringify(value)}`, () => {
    assert.deepEqual(outcome(patched, value), outcome(whole, value))
  })
}

test('a patch that finds nothing to change fails the build', () => {
  const transform = () =>
    patchLibraries().transform.call(
      { error: (text) => assert.fail(text) },
      '',
      '/node_modules/valibot/dist/index.mjs',
    )
  assert.throws(transform, /finds nothing to change in .*valibot/)
})

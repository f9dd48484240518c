// `npm start` in a fresh clone installs no devDependencies (dependencies.mjs): what it runs must not import any.
import assert from 'node:assert/strict'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { root } from './root.mjs'

/** What runs until the gateway answers, and beside it afterwards. */
const programs = [
  'scripts/start/main.mjs',
  'scripts/start/services.mjs',
  'scripts/build.mjs',
  'scripts/examples.mjs',
  'scripts/docs.mjs',
  'examples/partner/server.mjs',
  'packages/gateway/src/main.ts',
]

const importing = /\b(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g

const packageOf = (name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')

/** Packages that files import, and that the files do which those import. */
function packagesFrom(files) {
  const [seen, packages] = [new Set(), new Set()]
  const visit = (file) => {
    // What a comment or a text imports need not be there.
    if (!file || seen.has(file)) return
    seen.add(file)
    for (const [, name] of readFileSync(file, 'utf8').matchAll(importing)) {
      if (!name.startsWith('.')) packages.add(packageOf(name))
      else visit(fileAt(join(dirname(file), name)))
    }
  }
  for (const file of files) visit(join(root, file))
  return { packages, files: seen.size }
}

function fileAt(path) {
  const found = ['', '.ts', '.mjs', '/index.ts'].map((end) => path + end)
  return found.find((each) => existsSync(each) && statSync(each).isFile())
}

test('what npm start runs imports nothing that only tests and checks install', () => {
  const { packages, files } = packagesFrom(programs)
  assert.ok(files > 300, `${files} files`)
  for (const name of ['rollup', 'typedoc', 'vite', 'fastify']) assert.ok(packages.has(name), name)
  const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))
  const [whole, gateway] = [read('package.json'), read('packages/gateway/package.json')]
  const installed = { ...whole.dependencies, ...gateway.dependencies }
  const others = Object.keys({ ...whole.devDependencies, ...gateway.devDependencies })
  assert.deepEqual(
    others.filter((name) => packages.has(name) && !(name in installed)),
    [],
  )
})

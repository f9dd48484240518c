import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { filesUnder } from '../test/files.mjs'
import { root } from '../workspace/root.mjs'

const read = (file) => readFileSync(`${root}/${file}`, 'utf8')

/** Codes of a union type: `  | 'http'`. */
function unionIn(file, name) {
  const [, text] = new RegExp(`${name}\\b[^=:]*[=:]([^;]*?)\\n(?!\\s*\\|)`).exec(read(file)) ?? []
  const codes = [...(text ?? '').matchAll(/'([a-z-]+)'/g)].map(([, code]) => code)
  assert.ok(codes.length > 3, `${name} in ${file} has codes`)
  return codes
}

/** Codes in calls such as `report('chunk-missing'` under some folders. */
function calledIn(folders, pattern) {
  const files = filesUnder(folders, /\.tsx?$/).filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  const codes = files.flatMap((file) => [...read(file).matchAll(pattern)].map(([, code]) => code))
  assert.ok(codes.length > 3, `${folders} have codes`)
  return codes
}

test('every error code has its entry in docs/guides/errors.md', () => {
  const entries = new Set(
    [...read('docs/guides/errors.md').matchAll(/^\|.*$/gm)].flatMap(([line]) =>
      [...line.matchAll(/`([a-z-]+)`/g)].map(([, code]) => code),
    ),
  )
  const codes = [
    ...unionIn('packages/core/src/errors/ServiceError.ts', 'type ServiceErrorCode'),
    ...unionIn('packages/core/src/embed/bearerToken.ts', 'type TokenFailure'),
    ...unionIn('packages/core/src/page/Page.ts', 'code'),
    ...calledIn(['packages/loader/src'], /\breport\('([a-z-]+)'/g),
    'chunk-missing',
    'chunk-timeout',
    ...calledIn(
      [
        'packages/gateway/src/developer',
        'packages/gateway/src/server',
        'packages/gateway/src/session',
        'packages/gateway/src/routes',
      ],
      /new Refusal\(\s*\d+,\s*'([a-z-]+)'/g,
    ),
    ...calledIn(['packages/elements/src/element'], /\breport\('([a-z-]+)'/g),
  ]
  const missing = [...new Set(codes)].filter((code) => !entries.has(code))
  assert.deepEqual(missing, [])
})

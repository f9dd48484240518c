import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { root } from '../workspace/root.mjs'
import { errorCodes } from './errorCodes.mjs'

const guide = readFileSync(`${root}/docs/guides/errors.md`, 'utf8')

/** Codes in the tables of some sections: those of the first cells, or of all. */
function entriesIn(headings, { cells = 'all' } = {}) {
  const sections = guide.split(/^## /m).filter((section) => headings.includes(section.split('\n')[0]))
  assert.equal(sections.length, headings.length, headings.join())
  const rows = sections.flatMap((section) => section.match(/^\|.*$/gm) ?? [])
  const read = cells === 'first' ? rows.map((row) => row.split('|')[1]) : rows
  return read.flatMap((text) => [...text.matchAll(/`([\w-]+)`/g)].map(([, code]) => code))
}

const answers = "The gateway's answers"
const fields = 'Fields that are not accepted'
const rules = 'Rules of the business'

/** Where each kind of code is explained. */
const sections = {
  page: ['The page: console and `EB.diagnose()`', 'Elements: further codes of `eb-error`'],
  calls: ['Calls: `code` of `eb-error` and of `ServiceError`'],
  tokens: ['Calls: `code` of `eb-error` and of `ServiceError`'],
  elements: ['The page: console and `EB.diagnose()`', 'Elements: further codes of `eb-error`'],
  refusals: [answers],
  origins: [answers],
  files: ['The file service: `data.reason`'],
  imports: ['Files that cannot be imported'],
  store: ['The object store: `Code` of the XML'],
  fields: [fields],
  // a code of a behaviour may be one of fields, of the file service, or of the gateway
  rules: [rules, fields, answers, 'The file service: `data.reason`'],
}

describe('error codes', () => {
  const codes = errorCodes()

  it('every error code of gateway, core, loader and elements has its entry in docs/guides/errors.md', () => {
    assert.deepEqual(Object.keys(codes), Object.keys(sections))
    for (const [kind, known] of Object.entries(codes)) {
      assert.ok(known.length > 3, `${kind} has codes`)
      const entries = new Set(entriesIn(sections[kind]))
      const missing = known.filter((code) => !entries.has(code))
      assert.deepEqual(missing, [], kind)
    }
  })

  it('rules of the business and of fields that the guide explains are there, and explained once', () => {
    const known = new Set([...codes.rules, ...codes.fields])
    const explained = [rules, fields].flatMap((heading) => entriesIn([heading], { cells: 'first' }))
    assert.ok(explained.length > 200, String(explained.length))
    const gone = explained.filter((code) => !known.has(code))
    const twice = explained.filter((code, index) => explained.indexOf(code) !== index)
    assert.deepEqual({ gone, twice }, { gone: [], twice: [] })
  })
})

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Field } from '@ebkit/rules/fields'
import { applications } from './applications'

/** What a help says about a value that nobody sees again. */
const neverShown = /不回显|只写不读|保存后不再显示|列表不展示/

const helpOf = ({ help }: Field) => (typeof help === 'object' ? (help.zh ?? '') : '')

describe('secrets of the catalogue', () => {
  test('what a help calls never shown is written only: no answer, list or export has it', () => {
    const resources = applications.flatMap(({ resources }) => resources)
    const fields = resources.flatMap(({ name, fields }) =>
      (fields as readonly Field[]).map((field) => ({ place: `${name}.${field.name}`, field })),
    )
    const promised = fields.filter(({ field }) => neverShown.test(helpOf(field)))
    assert.ok(promised.length >= 6)
    assert.deepEqual(
      promised.filter(({ field }) => !field.writeOnly).map(({ place }) => place),
      [],
    )
  })
})

import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { parseAst } from 'rollup/parseAst'
import { root } from '../workspace/root.mjs'
import { memberList, shortenMembers } from './shortMembers.mjs'

const sources = (folder, pattern) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((file) => pattern.test(file) && !/node_modules|[\\/]dist[\\/]/.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, folder, file), 'utf8') }))

/** Names that these texts contain as whole words, with the file that has them. */
function found(texts, patternOf) {
  const names = memberList()
  return texts.flatMap(({ file, text }) =>
    names.filter((name) => patternOf(name).test(text)).map((name) => `${name} in ${file}`),
  )
}

/** `clipboard-write` is another word than `write`. */
const wholeWord = (name) => new RegExp(`(?<![\\w-])${name.replace('$', '\\$')}\\b`)

describe('members that are short in what browsers load', () => {
  it('stand once in the list', () => {
    const names = memberList()
    assert.deepEqual(
      names.filter((name, index) => names.indexOf(name) !== index),
      [],
    )
  })

  it('are no properties, events or methods that a page can name', () => {
    const pages = sources('packages/widgets/src', /README\.md$/).map(({ file, text }) => ({
      file,
      text: (text.match(/`[^`\n]+`/g) ?? []).join('\n'),
    }))
    assert.deepEqual(
      found(pages, (name) => (name === 'prop' ? /(?!)/ : wholeWord(name))),
      [],
    )
    const definitions = sources('packages/elements/src', /^[\w-]+\.tsx?$/)
    const propertyLines = definitions.map(({ file, text }) => ({
      file,
      text: /\bproperties: \{[\s\S]*?\n {2}\}/.exec(text)?.[0] ?? '',
    }))
    const meant = new Set(['accepts', 'prop', 'reflect', 'sets'])
    assert.deepEqual(
      found(propertyLines, (name) => (meant.has(name) ? /(?!)/ : new RegExp(`^ {4}${name}:`, 'm'))),
      [],
    )
  })

  it('are no names on the wire', () => {
    const wire = sources('packages/protocol/src', /\.ts$/)
    const calls = new Set([
      'safeToRepeat',
      'pathParams',
      'sendsFile',
      'changesState',
      'isOptional',
      'envelope',
      'answer',
      'issues',
    ])
    assert.deepEqual(
      found(wire, (name) => (calls.has(name) ? /(?!)/ : new RegExp(`\\b${name.replace('$', '\\$')}\\b:`))),
      [],
    )
  })

  it('are found by names that begin with $ too', () => {
    const { code } = shortenMembers(['$state'], []).transform.call({ parse: parseAst }, 'a.$state')
    assert.equal(code, 'a.e')
  })

  it('are shortened in every way they are written, and nothing else is', () => {
    const plugin = shortenMembers(['first', 'second', 'third'], [{ file: 'own.ts', text: "'third'" }])
    const { code } = plugin.transform.call(
      { parse: parseAst },
      'const { first, second: own = 1 } = a.first; a.second({ first, other: b[first] }); class C { first() {} second = 1 }; first(x.third)',
    )
    assert.equal(
      code,
      'const { e: first, t: own = 1 } = a.e; a.t({ e: first, other: b[first] }); class C { e() {} t = 1 }; first(x.third)',
    )
  })

  it('have no name that a source gives to a member itself: an object with both would lose one', () => {
    const { transform } = shortenMembers(
      ['boxOf', 'press', 'byId'],
      ['const o = <b>{({ e }).t}</b>', 'const n = { r: 2 }'].map((text) => ({ file: 'own.tsx', text })),
    )
    const { code } = transform.call({ parse: parseAst }, 'x = { boxOf, press, byId, e, t: 1, r: 2 }')
    assert.equal(code, 'x = { n: boxOf, s: press, o: byId, e, t: 1, r: 2 }')
  })

  it('are fewer than there are short names', () => {
    const plugin = shortenMembers()
    const { code } = plugin.transform.call({ parse: parseAst }, `x = { ${memberList().join(', ')} }`)
    assert.doesNotMatch(code, /undefined/)
  })

  it('are no exports of what import() loads: those are long', () => {
    const { generateBundle } = shortenMembers(['first'], [])
    const refuse = (chunk) =>
      generateBundle.call(
        {
          error(message) {
            throw new Error(message)
          },
        },
        {},
        { 'part.js': { fileName: 'part.js', exports: ['first', 'other'], ...chunk } },
      )
    assert.throws(() => refuse({ isDynamicEntry: true }), /part\.js: first/)
    refuse({ isDynamicEntry: false })
  })
})

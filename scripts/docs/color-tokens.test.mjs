import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { root } from '../workspace/root.mjs'

const read = (file) => readFileSync(`${root}/${file}`, 'utf8')

/** Names of the colours in the rule for the light theme, without the parts that accents are computed from. */
function colours() {
  const [, light = ''] = /^\/\* light \*\/([\s\S]*?)^\}/m.exec(read('packages/ui/src/tokens.css')) ?? []
  const names = [...light.matchAll(/^ {2}(--eb-[\w-]+):/gm)].map(([, name]) => name)
  return names.filter((name) => !/^--eb-(lc-|color-scheme)/.test(name))
}

/** A row of the guide names each colour, or the first and the last of a series, or a state with the endings of states. */
function isNamed(guide, name) {
  const [, state, ending] = /^--eb-(neutral|info|success|warning|danger)(-\w+)$/.exec(name) ?? []
  if (state)
    return (
      guide.includes(`\`${state === 'neutral' ? `--eb-neutral` : state}`) && guide.includes(`${ending}\``)
    )
  const [, series] = /^(--eb-(?:chart|seq))-\d$/.exec(name) ?? []
  return guide.includes(series ? `\`${series}-1\` … ` : `\`${name}\``)
}

test('the guide names every colour', () => {
  const guide = read('docs/guides/theming.md')
  const all = colours()
  assert.ok(all.length > 60, `${all.length} colours`)
  assert.deepEqual(
    all.filter((name) => !isNamed(guide, name)),
    [],
  )
})

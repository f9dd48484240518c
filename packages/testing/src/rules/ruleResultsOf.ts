import { type Field, type FieldType, fieldTypes } from '@ebkit/rules/fields'
import { checkFields, validators } from '@ebkit/rules/validation'
import { createRandom, pick, type Random, randomValue } from './randomValues'

const params: readonly (readonly string[])[] = [
  [],
  ['5'],
  ['1', '10'],
  ['a'],
  ['a=5|x'],
  ['2026-01-01', '2026-12-31'],
  ['^[a-z]+$'],
  ['('],
]

/**
 * The results of every validator, and of one field of a random type, for random values: one line per value, the same
 * for the same seed everywhere. For tests that compare two sides.
 */
export function ruleResultsOf({ seed, count }: { seed: number; count: number }): string[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => {
    const value = randomValue(random)
    const values = { a: randomValue(random), b: value }
    const chosen = pick(random, params)
    const rules = Object.values(validators).map((validator) => validator(value, chosen, values))
    return JSON.stringify([rules.map((problem) => problem ?? 0), checkFields([randomField(random)], values)])
  })
}

function randomField(random: Random): Field {
  const label = { zh: '字段' }
  const maybe = <Value>(value: Value) => (random() < 0.3 ? value : undefined)
  return {
    name: 'b',
    label,
    type: pick(random, Object.keys(fieldTypes) as FieldType[]),
    required: maybe(true),
    multiple: maybe(true),
    min: maybe(1),
    max: maybe(100),
    step: maybe(0.1),
    minLength: maybe(2),
    maxLength: maybe(3),
    pattern: maybe('[\\w ]+'),
    accept: maybe('png,jpg'),
    showIf: maybe('a!=5'),
    rules: maybe(['sameAs:a']),
    fields: [{ name: 'a', label, type: 'string', required: true }],
  }
}

import type { Resource } from '@ebkit/domain'
import type { Field, Option } from '@ebkit/rules/fields'
import type { Random } from '../../random'
import type { RowContext } from '../SeedRow'
import { isOfLastYear } from './moments'

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

interface Stated {
  readonly share: number
  readonly isPercent: boolean
}

/** The share of an option that a story states: `52% COMPLETED`, `16 SENT`, `已核销 58%`. */
function statedShare(story: string, { value, label }: Option): Stated | undefined {
  const names = [String(value), label.zh, ...(label.en ? [label.en] : [])].filter(({ length }) => length > 1)
  for (const name of names.map(escaped)) {
    const before = new RegExp(String.raw`(\d+(?:\.\d+)?)\s*(%?)\s+${name}(?![A-Z_a-z])`, 'i').exec(story)
    const after = new RegExp(String.raw`${name}(?![A-Z_a-z])\s*(\d+(?:\.\d+)?)\s*(%?)`).exec(story)
    const [, share, sign] = before ?? after ?? []
    if (share !== undefined) return { share: Number(share), isPercent: sign === '%' }
  }
  return undefined
}

type Weights = readonly (readonly [value: Option['value'], weight: number])[]

const known = new WeakMap<readonly Option[], Map<string, Weights>>()

/** The share left for all other options. */
function restOf(stated: readonly Stated[], count: number): number {
  const sum = stated.reduce((total, { share }) => total + share, 0)
  if (stated.some(({ isPercent }) => isPercent)) return Math.max(sum * 0.01, 100 - sum)
  return Math.max(sum * 0.01, count - sum)
}

function readWeights(options: readonly Option[], story: string, count: number): Weights {
  const shares = options.map((option) => statedShare(story, option))
  const stated = shares.filter((share) => share !== undefined)
  // A single number more likely counts something else.
  if (stated.length < 2) return options.map(({ value }) => [value, 1])
  const other = restOf(stated, count) / Math.max(1, options.length - stated.length)
  return options.map(({ value }, place) => [value, shares[place]?.share ?? other])
}

function weightsOf(options: readonly Option[], { seed }: Resource): Weights {
  const story = seed?.story ?? ''
  const ofOptions = known.get(options) ?? new Map<string, Weights>()
  known.set(options, ofOptions)
  const weights = ofOptions.get(story) ?? readWeights(options, story, seed?.count ?? 1)
  ofOptions.set(story, weights)
  return weights
}

function drawnOf(weights: Weights, random: Random): Option['value'] | undefined {
  let rest = random.next() * weights.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [value, weight] of weights) {
    rest -= weight
    if (rest < 0) return value
  }
  return weights.at(-1)?.[0]
}

/** States in which somebody still has something to do. */
const isOpen =
  /^(NEW|DRAFT|OPEN|WAIT|TO_|PENDING|AUDIT|APPLY|PROCESS|PAID$|PART_|SHIPP|UN[A-Z]|ACCEPT|CONFIRM|DOING|ACTIVE|RUNNING|SENDING|BOOKED|RESERVED)/

/** The states that a record may have: a record of last year has reached a final state. */
function stateWeights(weights: Weights, { resource, createdAt, now }: RowContext): Weights {
  if (!isOfLastYear(resource, createdAt, now)) return weights
  const ended = weights.filter(([value, weight]) => weight > 0 && !isOpen.test(String(value)))
  return ended.length ? ended : weights
}

/** One option of a field, in the shares that the resource's story states. */
export function choiceOf(field: Field, context: RowContext): unknown {
  const options = (field.options ?? []).filter(({ disabled }) => !disabled)
  const isState = field.name === context.resource.states?.field
  if (!isState && field.default !== undefined && context.random.next() < 0.5) return field.default
  const { random, resource } = context
  if (isState) return drawnOf(stateWeights(weightsOf(field.options ?? options, resource), context), random)
  if (field.options === options || options.length === field.options?.length)
    return drawnOf(weightsOf(field.options ?? options, resource), random)
  return random.pick(options).value
}

/** Some of the options, in their order, within the limits of the field. */
export function choicesOf({ options = [], min, max, minLength, maxLength }: Field, { random }: RowContext) {
  const least = Math.max(1, min ?? 0, minLength ?? 0)
  const most = Math.min(options.length, max ?? options.length, maxLength ?? options.length)
  const count = Math.min(most, Math.max(least, random.between(1, Math.max(1, Math.ceil(most / 2)))))
  const first = random.between(0, Math.max(0, options.length - count))
  return options.slice(first, first + count).map(({ value }) => value)
}

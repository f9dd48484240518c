import type { VueBinding, VueInstance } from './vueTypes'

const name = '[\\p{L}_$][\\p{L}\\p{N}_$]*'
const dotted = `${name}(?:\\.${name})*`
const key = `\\d+|'[^'\\\\]*'|"[^"\\\\]*"|${dotted}`
const path = new RegExp(`^${name}(?:\\.${name}|\\[(?:${key})\\])*$`, 'u')
const step = new RegExp(`^(${name})|\\.(${name})|\\[(${key})\\]`, 'gu')

/**
 * Assigns a value to the expression of a template, as `v-model` does. The expression is a path (`products`,
 * `form.products`, `rows[0].products`, `form[kind]`), which is parsed and not evaluated, because pages may forbid
 * `eval`. A directive does not know variables of `v-for`: use `[row, 'products']`, an object and its key.
 *
 * @throws Error for a path that does not exist
 */
export function assign(context: VueInstance, { expression = '', value }: VueBinding, chosen: unknown): void {
  if (isPath({ expression })) assignPath(context, expression.trim(), chosen)
  else if (isPair(value)) context.$set(value[0], value[1], chosen)
}

/** The value that the element is to show. */
export const modelOf = ({ expression = '', value }: VueBinding): unknown =>
  !isPath({ expression }) && isPair(value) ? (value[0] as Record<string | number, unknown>)[value[1]] : value

/** Whether Vue watches the model by itself: it evaluates a path, but only the parts of a pair. */
export const isPath = ({ expression = '' }: VueBinding): boolean => !expression.trim().startsWith('[')

/** @throws Error for an expression that cannot be assigned to */
export function checkExpression(context: VueInstance, binding: VueBinding): void {
  const text = binding.expression?.trim() ?? ''
  const isUsable = isPath(binding)
    ? path.test(text) && (text.match(/^[^.[]+/)?.[0] ?? '') in context
    : isPair(binding.value)
  if (!isUsable) throw unusable(text)
}

const isPair = (value: unknown): value is [object, string | number] =>
  Array.isArray(value) && value.length === 2 && isObject(value[0]) && /string|number/.test(typeof value[1])

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const unusable = (text: string) =>
  new Error(`v-eb-model="${text}": write a path such as form.products, or [row, 'products'] within v-for`)

function assignPath(context: VueInstance, text: string, chosen: unknown): void {
  const keys = [...text.matchAll(step)].map(
    ([, first, member, inBrackets]) => first || member || keyOf(context, inBrackets as string),
  )
  const last = keys.pop() as string | number
  const owner = follow(context, keys)
  if (!isObject(owner)) throw unusable(text)
  // Vue does not allow setting a top-level name of the component reactively; it exists from the beginning.
  if (owner === context) owner[last] = chosen
  else context.$set(owner, last, chosen)
}

/** A key in brackets: a number, a text, or a path. */
function keyOf(context: VueInstance, text: string): string | number {
  if (/^\d/.test(text)) return Number(text)
  if (/^['"]/.test(text)) return text.slice(1, -1)
  return follow(context, text.split('.')) as string | number
}

const follow = (from: unknown, keys: Array<string | number>): unknown =>
  keys.reduce<unknown>((owner, each) => (isObject(owner) ? owner[each] : undefined), from)

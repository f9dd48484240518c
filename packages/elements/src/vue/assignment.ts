import type { VueBinding, VueInstance } from './vueTypes'

const name = '[\\p{L}_$][\\p{L}\\p{N}_$]*'
const dotted = `${name}(?:\\.${name})*`
const key = `\\d+|'[^'\\\\]*'|"[^"\\\\]*"|${dotted}`
const path = new RegExp(`^${name}(?:\\.${name}|\\[(?:${key})\\])*$`, 'u')
const step = new RegExp(`^(${name})|\\.(${name})|\\[(${key})\\]`, 'gu')

/**
 * Writes what was chosen to where a template says, as `v-model` does. The expression is a path (`products`,
 * `form.products`, `rows[0].products`, `form[kind]`), read and not evaluated: pages may forbid `eval`. Variables of
 * `v-for` are not known to a directive: there `[row, 'products']`, an object and its key.
 *
 * @throws Error for a path that leads nowhere
 */
export function assign(context: VueInstance, { expression = '', value }: VueBinding, chosen: unknown): void {
  if (isPath({ expression })) assignPath(context, expression.trim(), chosen)
  else if (isPair(value)) context.$set(value[0], value[1], chosen)
}

/** What the element is to show. */
export const modelOf = ({ expression = '', value }: VueBinding): unknown =>
  !isPath({ expression }) && isPair(value) ? (value[0] as Record<string | number, unknown>)[value[1]] : value

/** Whether Vue sees a change of the model without being told: it evaluates a path, but only the parts of a pair. */
export const isPath = ({ expression = '' }: VueBinding): boolean => !expression.trim().startsWith('[')

/** @throws Error when nothing could be assigned to such an expression */
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
  // A name of the component itself is there from the beginning, and Vue refuses to set it so.
  if (owner === context) owner[last] = chosen
  else context.$set(owner, last, chosen)
}

/** What stands between brackets: a number, a text, or a path of its own. */
function keyOf(context: VueInstance, text: string): string | number {
  if (/^\d/.test(text)) return Number(text)
  if (/^['"]/.test(text)) return text.slice(1, -1)
  return follow(context, text.split('.')) as string | number
}

const follow = (from: unknown, keys: Array<string | number>): unknown =>
  keys.reduce<unknown>((owner, each) => (isObject(owner) ? owner[each] : undefined), from)

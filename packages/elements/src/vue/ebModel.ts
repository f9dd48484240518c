import { assign, checkExpression, isPath, modelOf } from './assignment'
import type { VueBinding, VueDirective, VueInstance, VueNode } from './vueTypes'

/** One use of the directive. */
interface Use {
  binding: VueBinding
  context: VueInstance
  /** What the element and the model agree on: entries of a list, else the value. */
  agreed: unknown
  stopWatching?: () => void
  onChange(event: Event): void
}

const uses = new WeakMap<HTMLElement, Use>()

/**
 * `v-eb-model` for Vue 2, whose `v-model` neither sets nor follows a custom element: `<eb-… v-eb-model="form.products">`
 * keeps `form.products` and the element's `value` the same; `v-eb-model:selection` does so with another property. Set
 * from the model at once, written back at `eb-change`. Rows of a list are frozen: Vue would watch every field of
 * thousands.
 *
 * @throws Error (which Vue reports) when nothing can be assigned to the expression
 */
export const ebModel: VueDirective = {
  bind(element, binding, node) {
    checkExpression(contextOf(node), binding)
    const onChange = (event: Event) => event.target === element && follow(element)
    const use: Use = { binding, context: contextOf(node), agreed: undefined, onChange }
    uses.set(element, use)
    show(element, use)
    watch(element, use)
    element.addEventListener('eb-change', onChange)
  },
  componentUpdated(element, binding, node) {
    const use = uses.get(element)
    if (!use) return
    const isOther = binding.arg !== use.binding.arg
    // A keyed element may have another expression, and another owner, than before.
    use.binding = binding
    use.context = contextOf(node)
    watch(element, use)
    if (isOther) show(element, use)
    else refresh(element, use)
  },
  unbind(element) {
    const use = uses.get(element)
    if (!use) return
    element.removeEventListener('eb-change', use.onChange)
    use.stopWatching?.()
    uses.delete(element)
  },
}

const contextOf = (node: VueNode) => node.context as VueInstance

const propertyOf = ({ arg = 'value' }: VueBinding) => arg as 'title'

/** From the model to the element, which gets a list of its own. */
function show(element: HTMLElement, use: Use): void {
  const value = modelOf(use.binding)
  use.agreed = snapshotOf(value)
  element[propertyOf(use.binding)] = snapshotOf(value) as string
}

function refresh(element: HTMLElement, use: Use): void {
  if (!isSame(modelOf(use.binding), use.agreed)) show(element, use)
}

function watch(element: HTMLElement, use: Use): void {
  use.stopWatching?.()
  const { binding, context } = use
  if (isPath(binding)) use.stopWatching = undefined
  else
    use.stopWatching = context.$watch(
      () => modelOf(binding),
      () => refresh(element, use),
    )
}

/** From the element to the model. */
function follow(element: HTMLElement): void {
  const use = uses.get(element)
  if (!use) return
  const chosen = copyOf(element[propertyOf(use.binding)])
  use.agreed = snapshotOf(chosen)
  assign(use.context, use.binding, chosen)
}

const snapshotOf = (value: unknown) => (Array.isArray(value) ? [...value] : value)

/** A list whose rows Vue does not watch, apart from the element's. */
const copyOf = (value: unknown): unknown => (Array.isArray(value) ? value.map(frozen) : frozen(value))

const frozen = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? Object.freeze({ ...value }) : value

/** Whether it is what both have agreed on: lists are also changed in place. */
function isSame(value: unknown, agreed: unknown): boolean {
  if (!Array.isArray(value) || !Array.isArray(agreed)) return Object.is(value, agreed)
  return value.length === agreed.length && value.every((entry, index) => Object.is(entry, agreed[index]))
}

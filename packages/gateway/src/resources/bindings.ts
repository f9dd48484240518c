import { addressOf, catalogue, findResource, type ServedResource } from '@ebkit/domain'
import { type Binding, type BindingOptions, bind } from './binding'

const special: Readonly<Record<string, BindingOptions>> = {
  ticketProduct: { order: 't.sort desc, t.created_at desc' },
  ticketCategory: { order: 't.sort desc, t.created_at desc' },
}

/** Resources by address: `merchant-api/eb/printer`. */
const byAddress = new Map(catalogue.map((resource) => [addressOf(resource), resource]))

const bound = new Map<string, Binding>()

/** The binding of a resource, made on first use so that startup takes no time for it. */
export function bindingOf(resource: ServedResource): Binding {
  const { name } = resource
  const known = bound.get(name)
  if (known) return known
  const binding = bind(resource, findResource, special[name])
  bound.set(name, binding)
  return binding
}

/** The binding of the resource at an address such as `merchant-api/eb/printer`; undefined if there is none. */
export function bindingAt(address: string): Binding | undefined {
  const resource = byAddress.get(address)
  return resource && bindingOf(resource)
}

/** The bindings of all resources. */
export const allBindings = (): readonly Binding[] => catalogue.map(bindingOf)

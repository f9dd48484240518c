import { catalogue, findResource } from '@ebkit/domain'
import { type Binding, type BindingOptions, bind } from './binding'

const special: Readonly<Record<string, BindingOptions>> = {
  ticketProduct: { flatGroups: ['productStatusVmo'], order: 't.sort desc, t.created_at desc' },
  ticketCategory: { order: 't.sort desc, t.created_at desc' },
}

/** Every resource that the gateway serves, with its table. */
export const bindings: readonly Binding[] = catalogue.map((resource) =>
  bind(resource, findResource, special[resource.name]),
)

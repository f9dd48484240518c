import type { Endpoint } from './configuredCall'

/** What can be done with a resource of the gateway. */
export type ResourceVerb = 'list' | 'detail' | 'save' | 'delete' | 'export'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Where a resource of the gateway is called.
 *
 * @param resource service and name: `merchant-api/printer`, `merchant-api/postageTemplate`
 */
export function resourceEndpoint(resource: string, verb: ResourceVerb): Endpoint {
  const [service = '', name = ''] = resource.replace(/^\/+/, '').split('/')
  return { url: `${service}/eb/${kebab(name)}/${verb}` }
}

/** Name of a resource's key field, where nobody names another: `printerId` of `merchant-api/printer`. */
export function resourceKey(resource: string): string {
  const name = resource.split('/').at(-1) ?? ''
  return `${name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())}Id`
}

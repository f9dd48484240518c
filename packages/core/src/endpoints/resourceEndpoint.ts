import type { Endpoint } from './configuredCall'

/** The operations of a resource. */
export type ResourceVerb = 'list' | 'detail' | 'save' | 'delete' | 'export'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * The endpoint of an operation on a resource of the gateway.
 * @param resource service and name: `merchant-api/printer`, `merchant-api/postageTemplate`
 */
export function resourceEndpoint(resource: string, verb: ResourceVerb): Endpoint {
  const [service = '', name = ''] = resource.replace(/^\/+/, '').split('/')
  return { url: `${service}/eb/${kebab(name)}/${verb}` }
}

/** Default name of a resource's key field: `printerId` for `merchant-api/printer`. */
export function resourceKey(resource: string): string {
  const name = resource.split('/').at(-1) ?? ''
  return `${name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())}Id`
}

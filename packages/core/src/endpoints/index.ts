export { configuredCall, type Endpoint } from './configuredCall'
export { type ResourceVerb, resourceEndpoint, resourceKey } from './resourceEndpoint'

export type { ResourceDefinition } from '@ebkit/protocol/calls/resourceDefinition'
export * from './createResources'

export * from './createResources'

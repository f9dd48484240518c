export { adoptTokens } from '@ebkit/ui'
export * from './environment'
export * from './product-picker'
export * from './satisfaction'

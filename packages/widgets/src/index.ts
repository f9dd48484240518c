export { adoptTokens } from '@ebkit/ui'
export * from './environment'
export * from './satisfaction'

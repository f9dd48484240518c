export { timedOut, withDeadline } from './deadline'
export * from './latest'
export * from './nativePromise'

export * from './latest'
export * from './nativePromise'

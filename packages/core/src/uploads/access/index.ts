export * from './sources'
export * from './storeAccess'

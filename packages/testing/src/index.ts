export * from './faultProxy/index'
export * from './gateway/index'

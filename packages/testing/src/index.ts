export * from './client/index'
export * from './faultProxy/index'
export * from './gateway/index'
export * from './rules/index'

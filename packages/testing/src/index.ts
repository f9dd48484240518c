export * from './faultProxy/index'

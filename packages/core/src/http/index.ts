export * from './createHttp'
export type { CodedAnswer, CodeHandler, CodeHandlers } from './readAnswer'
export * from './version'

export * from './matchLocale'
export * from './strings'

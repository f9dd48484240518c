export { loadLanguage } from './loadLanguage'
export * from './matchLocale'
export * from './translator'

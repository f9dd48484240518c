export { cookieFetch } from './cookieFetch'
export { until } from './until'

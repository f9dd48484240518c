export { cookieFetch } from './cookieFetch'
export { type Servers, serveTests } from './serveTests'
export { until } from './until'

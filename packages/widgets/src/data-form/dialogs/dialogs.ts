export { Clash } from './Clash'
export { Leaving } from './Leaving'

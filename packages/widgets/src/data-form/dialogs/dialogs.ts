export { Clash } from './Clash'
export { Leaving } from './Leaving'
export { Notices } from './Notices'

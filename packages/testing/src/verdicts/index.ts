export { verdictsOf } from './verdictsOf'

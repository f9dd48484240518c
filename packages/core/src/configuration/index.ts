export { asLabel, fieldShape, readField, readFields } from './readFields'
export { readEach, readShape, type Shape } from './readShape'

export { type LaterPart, laterPart } from './laterPart'

export { Content } from './Content'
export { refundImage } from './refundImage'

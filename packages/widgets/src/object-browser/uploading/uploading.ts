export { UploadPart } from './UploadPart'

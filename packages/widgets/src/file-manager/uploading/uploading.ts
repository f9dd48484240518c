export { Dock } from './Dock'
export { UploadHere } from './UploadHere'

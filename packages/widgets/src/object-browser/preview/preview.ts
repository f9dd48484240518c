export { FileDialog } from './FileDialog'

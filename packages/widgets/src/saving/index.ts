export { canvasImage } from './canvasImage'
export { type GivenFile, giveFile } from './giveFile'

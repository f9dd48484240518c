export { type GivenFile, giveFile } from '../saving/giveFile'

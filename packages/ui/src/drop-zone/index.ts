export { type FileDropOptions, useFileDrop } from './useFileDrop'

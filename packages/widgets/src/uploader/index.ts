export { areEntries, entriesOfText, textOfEntries, valueOfEntry } from '../uploads/entries'
export type { UploadedEntry, UploadNote } from '../uploads/UploadedEntry'
export type { UploaderHandle, UploaderProps } from './props'
export { Uploader } from './Uploader'

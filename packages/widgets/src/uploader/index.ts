export { areEntries, entriesOfText, textOfEntries, valueOfEntry } from './entries'
export type { UploadedEntry, UploaderHandle, UploaderProps, UploadNote } from './props'
export { Uploader } from './Uploader'

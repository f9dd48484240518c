export { readDropped } from '../../uploader/uploading/readDropped'
export { UploadPart } from './UploadPart'

export { readDropped } from '../../uploader/uploading/readDropped'
export { Dialogs } from './Dialogs'
export { downloadFiles } from './downloadFiles'
export { Messages } from './Messages'

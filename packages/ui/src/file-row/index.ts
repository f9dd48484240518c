export { type DrawPicture, FilePicture, type FilePictureProps } from './FilePicture'
export { FileRow, type FileRowProps } from './FileRow'

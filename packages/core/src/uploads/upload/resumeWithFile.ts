import type { UploadItem } from '../Uploads'
import type { Upload } from './Upload'
import { enqueue, type UploadQueue } from './UploadQueue'

/** Whether choosing its file again resumes it. */
export const resumesWithFile = ({ status }: UploadItem) =>
  ['interrupted', 'failed', 'cancelled'].includes(status)

/** Resumes an interrupted, failed or cancelled upload with a file that was chosen again. */
export function resumeWithFile(queue: UploadQueue, upload: Upload, file: File): void {
  const { items, writer } = queue.context
  upload.file = file
  writer.save(upload)
  writer.saveFile(upload)
  items.change(upload.id, { file })
  enqueue(queue, upload)
}

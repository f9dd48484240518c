import { TransferError } from './TransferError'

/**
 * Bytes of a file from `start` up to `end`.
 *
 * @throws TransferError `file-unreadable`: removed, changed, or a folder
 */
export async function readFile(file: Blob, start: number, end: number): Promise<ArrayBuffer> {
  const bytes = await readable(() => file.slice(start, end).arrayBuffer())
  if (bytes.byteLength !== end - start) throw new TransferError('file-unreadable')
  return bytes
}

/** Whatever reading throws is the file's fault. */
export async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    throw new TransferError('file-unreadable', { error })
  }
}

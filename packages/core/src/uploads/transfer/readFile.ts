import { TransferError } from './TransferError'

/**
 * Reads a file from `start` up to `end`.
 *
 * @throws TransferError `file-unreadable`: removed, changed, or a folder
 */
export async function readFile(file: Blob, start: number, end: number): Promise<ArrayBuffer> {
  const bytes = await readable(() => file.slice(start, end).arrayBuffer())
  if (bytes.byteLength !== end - start) throw new TransferError('file-unreadable')
  return bytes
}

/** Converts every error of reading. */
export async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    throw new TransferError('file-unreadable', { error })
  }
}

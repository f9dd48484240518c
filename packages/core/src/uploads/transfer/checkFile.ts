import { contentHeadSize, contentProblem, type FileRules } from '@ebkit/rules/files'
import { fingerprintOf } from '../checkpoints/fingerprint'
import { hashBytes } from '../checkpoints/hashBytes'
import type { Job } from './Job'
import { partRanges } from './parts'
import { readable, readFile } from './readFile'
import { stopped, TransferError } from './TransferError'

/**
 * Reads the beginning of the file where types are limited: bytes that are not what the name says are refused.
 *
 * @throws TransferError `wrong-content`, `file-unreadable`
 */
export async function checkContent(file: File, { accept }: FileRules): Promise<void> {
  if (!accept) return
  const head = await readFile(file, 0, Math.min(file.size, contentHeadSize))
  const problem = contentProblem(file.name, new Uint8Array(head))
  if (problem) throw new TransferError(problem.code, { params: problem.params })
}

/**
 * Whether this is the file that the upload began with: its fingerprint, and every byte of the parts that the store has.
 * True for an upload that has not begun.
 */
export async function isSameFile({ file, checkpoint, signal }: Job): Promise<boolean> {
  const { fingerprint, parts = [], partSize = 0 } = checkpoint
  if (!fingerprint) return true
  if (fingerprint !== (await readable(() => fingerprintOf(file)))) return false
  const ranges = partRanges(file.size, partSize || file.size)
  for (const { number, hash } of parts) {
    const range = ranges[number - 1]
    if (!range || hash !== hashBytes(await readFile(file, range.start, range.end))) return false
    if (signal.aborted) throw stopped
  }
  return true
}

/**
 * Before the parts are put together: a file that was written to while it was sent would be a mixture.
 *
 * @throws TransferError `file-unreadable`
 */
export async function checkUnchanged({ file, checkpoint }: Job): Promise<void> {
  const now = await readable(() => fingerprintOf(file))
  if (checkpoint.fingerprint !== now) throw new TransferError('file-unreadable')
}

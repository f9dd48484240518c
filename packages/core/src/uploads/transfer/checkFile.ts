import { contentHeadSize, contentProblem, type FileRules } from '@ebkit/rules/files'
import { fingerprintOf } from '../checkpoints/fingerprint'
import { hashBytes } from '../checkpoints/hashBytes'
import type { Job } from './Job'
import { partRanges } from './parts'
import { readable, readFile } from './readFile'
import { stopped, TransferError } from './TransferError'

/**
 * If types are limited, reads the beginning of the file and refuses content that does not match its name.
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
 * Whether this is the file that the upload started with: compares fingerprint and all stored parts. True for an upload
 * that has not started.
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
 * Before parts are combined: a file that changed while it was sent would be a mixture of versions.
 *
 * @throws TransferError `file-unreadable`
 */
export async function checkUnchanged({ file, checkpoint }: Job): Promise<void> {
  const now = await readable(() => fingerprintOf(file))
  if (checkpoint.fingerprint !== now) throw new TransferError('file-unreadable')
}

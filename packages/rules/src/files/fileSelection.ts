import { countProblem, defaultMaximumCount } from './fileCount'
import { type NameRules, nameProblem } from './fileName'
import type { FileFacts, FileProblem } from './fileProblem'
import { type SizeRules, sizeProblem } from './fileSize'
import { typeProblem } from './fileTypes'

/** Rules for accepting files, except their content. */
export interface FileRules extends NameRules, SizeRules {
  /** Comma-separated list of extensions, MIME types and `image/*`. Default: everything. */
  accept?: string
  /** Maximum number of files; 0 for any number. Default: 1000. */
  maxCount?: number
}

/** The result of selecting files. */
export interface FileSelection<One extends FileFacts> {
  /** Accepted files, in the order in which they were chosen. */
  taken: readonly One[]
  /** Refused files, each with its problem, including duplicates and files beyond the maximum. */
  refused: ReadonlyArray<{ file: One; problem: FileProblem }>
}

/** Files are the same if name, size and folder are. */
const identity = (file: FileFacts & { folder?: string }) =>
  JSON.stringify([file.folder ?? '', file.name, file.size])

/** Checks one file by name, size and type; undefined if it is valid. */
export function fileProblem(file: FileFacts, rules: FileRules = {}): FileProblem | undefined {
  return nameProblem(file.name, rules) ?? typeProblem(file, rules.accept) ?? sizeProblem(file.size, rules)
}

/**
 * Splits chosen files into accepted and refused: first refuses duplicates, then invalid files, then files beyond the
 * maximum. A refused file does not count.
 *
 * @param present files that the list already has
 * @spec W-SUP-2, W-SUP-3, W-SUP-4, W-MUP-4
 */
export function selectFiles<One extends FileFacts & { folder?: string }>(
  files: readonly One[],
  present: ReadonlyArray<FileFacts & { folder?: string }>,
  rules: FileRules = {},
): FileSelection<One> {
  const limit = rules.maxCount ?? defaultMaximumCount
  const seen = new Set(present.map(identity))
  const taken: One[] = []
  const refused: Array<{ file: One; problem: FileProblem }> = []
  for (const file of files) {
    const isDuplicate = seen.has(identity(file))
    seen.add(identity(file))
    const problem: FileProblem | undefined = isDuplicate
      ? { code: 'duplicate', params: {} }
      : (fileProblem(file, rules) ?? countProblem(present.length + taken.length + 1, limit))
    if (problem) refused.push({ file, problem })
    else taken.push(file)
  }
  return { taken, refused }
}

import { countProblem, defaultMaximumCount } from './fileCount'
import { type NameRules, nameProblem } from './fileName'
import type { FileFacts, FileProblem } from './fileProblem'
import { type SizeRules, sizeProblem } from './fileSize'
import { typeProblem } from './fileTypes'

/** What files may be taken, content apart. */
export interface FileRules extends NameRules, SizeRules {
  /** Comma list of extensions, MIME types and `image/*`. Default: everything. */
  accept?: string
  /** Files at most; 0 for any number. Default: 1000. */
  maxCount?: number
}

/** What became of files that a person chose. */
export interface FileSelection<One extends FileFacts> {
  /** Those that can be taken, in the order in which they were chosen. */
  taken: readonly One[]
  /** Those that cannot, each with its reason: duplicates and what is beyond the maximum among them. */
  refused: ReadonlyArray<{ file: One; problem: FileProblem }>
}

/** What makes two files the same: name and size, and the folder they came from. */
const identity = (file: FileFacts & { folder?: string }) =>
  JSON.stringify([file.folder ?? '', file.name, file.size])

/** What is wrong with one file by name, size and type; undefined for a good one. */
export function fileProblem(file: FileFacts, rules: FileRules = {}): FileProblem | undefined {
  return nameProblem(file.name, rules) ?? typeProblem(file, rules.accept) ?? sizeProblem(file.size, rules)
}

/**
 * Sorts out which of the chosen files can be taken: duplicates not, then those with a problem, then those beyond the
 * maximum. A file that cannot be taken takes no place.
 *
 * @param present the files that are in the list already
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

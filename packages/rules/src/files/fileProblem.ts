/**
 * Why a file is not accepted.
 *
 * - `empty-file`: it has no bytes
 * - `too-large`: `limit` (a number) and `unit` (`M` or `KB`) give the maximum
 * - `bad-name`: characters outside the name pattern
 * - `unsafe-name`: no name, path separators, `.` or `..`, control or direction characters
 * - `long-name`: `limit` is the maximum of characters
 * - `wrong-type`: `types` is the list of accepted types, as given
 * - `wrong-content`: the content does not match the name: `extension`, and `found` if the type is known
 * - `too-many`: `limit` is the maximum number of files
 * - `duplicate`: the list already has a file of this name and size
 */
export type FileProblemCode =
  | 'empty-file'
  | 'too-large'
  | 'bad-name'
  | 'unsafe-name'
  | 'long-name'
  | 'wrong-type'
  | 'wrong-content'
  | 'too-many'
  | 'duplicate'

/**
 * The problem of a file, without a text: the view has the texts.
 *
 * @example
 * ```ts
 * import { fileProblem, megabyte } from '@ebkit/rules/files'
 *
 * const rules = { accept: 'image/*', maxSize: 2 * megabyte }
 * fileProblem({ name: 'lobby.jpg', size: 900_000, type: 'image/jpeg' }, rules) // undefined
 * fileProblem({ name: 'menu.pdf', size: 900_000, type: 'application/pdf' }, rules)?.code // 'wrong-type'
 * ```
 */
export interface FileProblem {
  /** Which rule was broken. */
  code: FileProblemCode
  /** What its text needs: the limit, the extensions. */
  params: Readonly<Record<string, string | number>>
}

/** The properties of a file that the rules read; a browser's `File` has them. */
export interface FileFacts {
  /** Its name, whose extension counts. */
  name: string
  /** Bytes. */
  size: number
  /** MIME type from the browser, empty if unknown. */
  type: string
}

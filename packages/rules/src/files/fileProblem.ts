/**
 * Why a file cannot be taken.
 *
 * - `empty-file`: it has no bytes
 * - `too-large`: `limit` (a number) and `unit` (`M` or `KB`) say the maximum
 * - `bad-name`: characters outside the name pattern
 * - `unsafe-name`: no name, path separators, `.` or `..`, control or direction characters
 * - `long-name`: `limit` is the maximum of characters
 * - `wrong-type`: `types` is the list of what is allowed, as it was given
 * - `wrong-content`: the bytes are not what the name says: `extension`, and `found` where they are something known
 * - `too-many`: `limit` is the maximum of files
 * - `duplicate`: a file of this name and size is there already
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

/** What is wrong with a file, without text: whoever shows it has the words. */
export interface FileProblem {
  code: FileProblemCode
  params: Readonly<Record<string, string | number>>
}

/** What of a file the rules look at; a browser's `File` is one. */
export interface FileFacts {
  name: string
  /** Bytes. */
  size: number
  /** MIME type as the browser says it, empty where it does not know. */
  type: string
}

import { megabyte } from '@ebkit/rules/files'

/** Default maximum bytes of a pasted or dropped image. @spec W-EDI-2 */
export const pastedMaximum = 10 * megabyte

/** Default maximum bytes of an image chosen with the button: 1024 KB (AMB-17). @spec W-EDI-3 */
export const buttonMaximum = 1024 * 1024

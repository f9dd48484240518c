import type { Field } from '../fields/Field'
import { acceptedTypes } from '../files/acceptedTypes'
import { extensionOf } from '../files/fileName'
import type { Problem } from './Problem'

/**
 * What is wrong with the address of a file: one of the web or of this site, and of a type that the field takes, as far
 * as the name tells. Other schemes can do more than show a file.
 */
export function fileAddressProblem(value: unknown, { accept }: Field): Problem | undefined {
  if (typeof value !== 'string' || !isFileAddress(value)) return { code: 'file' }
  const extension = extensionOf(value.replace(/[?#].*$/, ''))
  const types = acceptedTypes(accept).filter((type) => type.startsWith('.'))
  // A list of MIME types says nothing of names.
  if (!extension || !types.length || types.length < acceptedTypes(accept).length) return
  return types.includes(`.${extension}`)
    ? undefined
    : { code: 'fileType', params: { types: types.join(' ') } }
}

function isFileAddress(text: string): boolean {
  if (!text || text !== text.trim() || /[\p{Cc}\p{Surrogate}]/u.test(text)) return false
  const [, scheme] = /^([^/?#]*):/.exec(text) ?? []
  return scheme === undefined || /^https?$/i.test(scheme)
}

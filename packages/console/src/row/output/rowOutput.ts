import type { PageResource } from '@ebkit/core/services/consolePages'
import type { Row } from '@ebkit/core/services/rows'
import type { Field } from '@ebkit/rules/fields'
import { linkFields, linkValue } from '../linkValue'

type Fields = Pick<PageResource, 'fields' | 'items'>

/** What a row's QR code is made of: the text in it, or the picture of a code that was made elsewhere. */
export type RowCode = { readonly text: string } | { readonly picture: string }

/** Pictures of codes that the gateway or a platform makes. */
const codePictures = ({ fields }: Fields): readonly Field[] =>
  fields.filter(({ type, readOnly, name }) => type === 'image' && readOnly && /^qr/i.test(name))

/** Files that the gateway or a platform makes of a row; without any, the picture of its code. */
function filesOf(resource: Fields): readonly Field[] {
  const files = resource.fields.filter(({ type, readOnly }) => readOnly && /^files?$/.test(type))
  return files.length ? files : codePictures(resource)
}

/** Whether rows of a resource can have a code. */
export const haveCodes = (resource: Fields): boolean =>
  codePictures(resource).length + linkFields(resource).length > 0

/** Whether rows of a resource can have files to save. */
export const haveFiles = (resource: Fields): boolean =>
  resource.items !== undefined || filesOf(resource).length > 0

/** The code of a row: one that was made elsewhere, otherwise one of its own address. */
export function codeOf(resource: Fields, row: Row): RowCode | undefined {
  const picture = codePictures(resource).find(({ name }) => row[name])
  if (picture) return { picture: String(row[picture.name]) }
  const text = linkValue(resource, row)
  return text === undefined ? undefined : { text }
}

/** Addresses of the files of a row, as stored. */
export const savedFilesOf = (resource: Fields, row: Row): readonly string[] =>
  filesOf(resource).flatMap(({ name }) =>
    [row[name] ?? []].flat().flatMap((file) => {
      const saved = typeof file === 'object' && file ? (file as { url?: unknown }).url : file
      return saved ? [String(saved)] : []
    }),
  )

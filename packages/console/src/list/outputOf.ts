import type { PageResource } from '@ebkit/core/services/consolePages'
import type { Row } from '@ebkit/core/services/rows'
import { linkFields, linkValue } from '../row/linkValue'
import { codeOf, haveCodes, haveFiles, savedFilesOf } from '../row/output/rowOutput'

/** An output of a row, with the name of its button's text. */
export interface RowOutput {
  readonly key: 'copyLink' | 'download' | 'print' | 'qr'
  /** Rows of the resource can have it. */
  readonly isThere: boolean
  when(row: Row): boolean
}

/** The output that an action produces: address, code, files or sheet. Undefined: it is another action. */
export function outputOf(action: string, resource: PageResource): RowOutput | undefined {
  switch (action) {
    case 'link':
      return {
        ...{ key: 'copyLink', isThere: linkFields(resource).length > 0 },
        when: (row) => linkValue(resource, row) !== undefined,
      }
    case 'qr':
      return {
        ...{ key: 'qr', isThere: haveCodes(resource) },
        when: (row) => codeOf(resource, row) !== undefined,
      }
    case 'download':
      return {
        ...{ key: 'download', isThere: haveFiles(resource) },
        when: (row) => resource.items !== undefined || savedFilesOf(resource, row).length > 0,
      }
    case 'print':
      return { key: 'print', isThere: true, when: () => true }
    default:
      return undefined
  }
}

import type { Label } from '@ebkit/rules/fields'

/** What pages offer without a resource defining it. */
export const standardActions = [
  'create',
  'edit',
  'copy',
  'delete',
  'view',
  'import',
  'export',
  'print',
  'download',
  'qr',
  'link',
] as const

/** An action that goes to another page. */
export interface PageLink {
  readonly label: Label
  /** A route; `{name}` stands for a field of the row. */
  readonly to: string
  /** Offered only for rows that fit this condition. Default: all. */
  readonly showIf?: string
}

/** One of `standardActions`, the name of an action of the page's resource, or a link. */
export type PageAction = string | PageLink

import type { Label } from '@ebkit/rules/fields'

/** Actions that pages offer without a definition in a resource. */
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

/** An action that opens another page. */
export interface PageLink {
  readonly label: Label
  /** A route; `{name}` is replaced by a field of the row. */
  readonly to: string
  /** Shown only for rows that match this condition. Default: all. */
  readonly showIf?: string
  /** In a toolbar, where it opens a list over the page: how many of its rows meet this condition stands behind the label. */
  readonly counts?: string
}

/** One of `standardActions`, the name of an action of the page's resource, or a link. */
export type PageAction = string | PageLink

import type { Label } from '@ebkit/rules/fields'

/** What an entry is: a group of entries, a page, or a permission that roles can have. */
export type MenuEntryType = 'folder' | 'page' | 'permission'

/** An entry of the menu that a brand begins with. */
export interface MenuEntry {
  /** Stays the same from release to release: `tickets`, `tickets.products`, `/ticket/list/all`, `printer:edit`. */
  readonly id: string
  readonly type: MenuEntryType
  readonly title: Label
  /** The entry it stands below. Applications stand below none. */
  readonly parent?: string
  /** The address of a page. */
  readonly address?: string
  /** The code that a role needs for it; unique. */
  readonly permission?: string
  /** Name of a lucide icon. */
  readonly icon?: string
  /** The place among those below the same entry, from 0. */
  readonly order: number
}

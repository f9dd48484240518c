import type { Label } from '@ebkit/rules/fields'

/** A group of pages in the menu of an application. */
export interface MenuGroup {
  /** Unique in the application; stays when the title changes. */
  readonly name: string
  readonly title: Label
  /**
   * Addresses of pages, in their order. A route with parameters stands here with values: `/ticket/list/all`. Pages of a
   * layout stand below it.
   */
  readonly pages: readonly `/${string}`[]
}

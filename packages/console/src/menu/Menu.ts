/** A page in the menu, with its address in the console. */
export interface MenuPage {
  /** `/ticket/list/all`, or the address of a page elsewhere. */
  readonly address: string
  readonly title: string
  /** It opens in a new window. */
  readonly isElsewhere: boolean
}

/** Pages under a heading. */
export interface MenuGroup {
  readonly id: string
  readonly title: string
  readonly pages: readonly MenuPage[]
}

/** An application in the menu. */
export interface MenuApplication {
  readonly id: string
  /** Name of the application in the table of routes, if its pages are of one: `tickets`. */
  readonly name: string
  readonly title: string
  /** Name of a lucide icon, or the empty string. */
  readonly icon: string
  readonly groups: readonly MenuGroup[]
}

// Duplicated in loader/src/api.ts, as ConsoleApplication: the loader imports nothing, and nothing imports the loader.
/** A text, or one in each language. */
export type PartnerText = string | { readonly zh: string; readonly en?: string }

/** An application that the page has registered: an entry in the menu, and pages. */
export interface PartnerApplication {
  /** Letters, digits and hyphens; not the name of an application of the console. */
  readonly name: string
  readonly title: PartnerText
  /** Name of a lucide icon that an application of the console has. Default: none of its own. */
  readonly icon?: string
  readonly routes: readonly PartnerRoute[]
}

/** A page of such an application. */
export interface PartnerRoute {
  /** `/loyalty/rules/{id?}`; not a path of the console. */
  readonly path: string
  readonly title: PartnerText
  /** Requires a login. Default false. */
  readonly auth?: boolean
  /** Not in the menu. Default false; routes with a parameter that is not optional never are. */
  readonly hidden?: boolean
  /**
   * Draws the page into an element of the host page's own tree. Returns a function that ends it, or nothing; or a
   * promise of that. A page stays while another one is shown; the element gets `eb-show` when it is shown again, not
   * at first.
   */
  mount(place: HTMLElement, page: PartnerPlace): unknown
}

/** What the console passes to such a page. */
export interface PartnerPlace {
  readonly parameters: Readonly<Record<string, string>>
  /** Query of its address: `?status=NEW`, or the empty string. */
  readonly query: string
  readonly locale: string
  /** Goes to an address of the console. */
  go(address: string): void
  /** Names the page's tab. */
  setTitle(title: string): void
  /** Reports whether the page has unsaved changes. */
  setDirty(isDirty: boolean): void
  /** Closes the page's tab. */
  close(): void
}

import { atom, type ReadableAtom } from 'nanostores'
import { writeHash } from '../routes/hashAddress'
import { type ResolvedAddress, resolveAddress } from '../routes/resolveAddress'
import type { OpenPage, OpenPages } from './OpenPage'

/** The page that every user starts with. Its tab is the first one and cannot be closed. */
export const homePath = '/dashboard'

/** Maximum number of open pages; beyond that, the least recently shown one is closed, unless it has changes. */
const most = 12

/** The window's address and history, as far as the console uses them. */
export interface Browser {
  hash(): string
  /** Replaces the hash, or adds an entry to the history. Neither calls the listeners of `listen`. */
  write(hash: string, isNew: boolean): void
  /** Calls `listener` when the address has changed. Returns a function that unsubscribes it. */
  listen(listener: () => void): () => void
}

/** The pages that are open in this window, and the one that is shown. */
export interface OpenPagesModel {
  readonly $pages: ReadableAtom<OpenPages>
  /** Shows the page of the address, and follows the address. Returns a function that stops following. */
  start(): () => void
  /** Goes to an address such as `/orders?status=NEW`, with a new entry in the history. */
  go(address: string): void
  /** Replaces a shown page by an address: the page closes, and the history has the new address instead. */
  replace(path: string, address: string): void
  /** Closes a page; the one beside it is shown. The home page stays. */
  close(path: string): void
  setTitle(path: string, title: string): void
  setDirty(path: string, isDirty: boolean): void
  /** Changes the query of a page. @param isNew keeps the query before in the history */
  setQuery(path: string, query: string, isNew?: boolean): void
  /** Makes a page start over, or all of them. Its title may name a row that is not shown any more, and is forgotten too. */
  renew(path?: string): void
  /** Opens pages without showing them, in this order; the one that is shown keeps its place among them. */
  restore(pages: readonly Pick<OpenPage, 'path' | 'query' | 'isDirty'>[]): void
}

interface Context {
  readonly browser: Browser
  readonly $pages: ReturnType<typeof atom<OpenPages>>
  /** Paths in the order in which they were shown, the newest last. */
  readonly order: string[]
}

/** Makes the model of the open pages. */
export function createOpenPages(browser: Browser): OpenPagesModel {
  const context: Context = { browser, $pages: atom<OpenPages>({ pages: [], shown: '' }), order: [] }
  const change = (path: string, part: Partial<OpenPage>) => changePage(context, path, part)
  return {
    $pages: context.$pages,
    start() {
      follow(context)
      return browser.listen(() => follow(context))
    },
    go(address) {
      const next = resolveAddress(`#${address}`)
      if (writeHash(next) !== browser.hash()) browser.write(writeHash(next), true)
      show(context, next)
    },
    replace: (path, address) => replace(context, path, address),
    close: (path) => close(context, path),
    setTitle: (path, title) => change(path, { title }),
    setDirty: (path, isDirty) => change(path, { isDirty }),
    setQuery(path, query, isNew = false) {
      change(path, { query })
      if (context.$pages.get().shown === path) browser.write(writeHash({ path, query }), isNew)
    },
    renew: (path) => renew(context, path),
    restore: (pages) => restore(context, pages),
  }
}

/** Shows the page of the address. A redirect leaves no entry in the history. */
function follow(context: Context): void {
  const { browser } = context
  const address = resolveAddress(browser.hash())
  if (browser.hash() !== writeHash(address)) browser.write(writeHash(address), false)
  show(context, address)
}

function show({ $pages, order }: Context, { path, query, match }: ResolvedAddress): void {
  const { pages } = $pages.get()
  if (!match) {
    $pages.set({ pages, shown: path })
    return
  }
  order.splice(0, order.length, ...order.filter((other) => other !== path), path)
  const open = pages.find((page) => page.path === path)
  const own = { ...match, path, query, generation: 0, ...open }
  const next = open
    ? pages.map((page) => (page === open ? { ...own, query } : page))
    : path === homePath
      ? [own, ...pages]
      : [...pages, own]
  $pages.set({ pages: withoutOldest(next, order), shown: path })
}

/** Without the least recently shown page, if there are too many. */
function withoutOldest(pages: readonly OpenPage[], order: readonly string[]): readonly OpenPage[] {
  if (pages.length <= most) return pages
  const oldest = order.find((path) =>
    pages.some((page) => page.path === path && !page.isDirty && path !== homePath),
  )
  return pages.filter(({ path }) => path !== oldest || path === order.at(-1))
}

function replace(context: Context, path: string, address: string): void {
  const { $pages, browser } = context
  const { pages, shown } = $pages.get()
  $pages.set({ pages: pages.filter((page) => page.path !== path), shown })
  if (shown !== path) return
  const next = resolveAddress(`#${address}`)
  browser.write(writeHash(next), false)
  show(context, next)
}

function close(context: Context, path: string): void {
  const { $pages, browser } = context
  const { pages, shown } = $pages.get()
  const index = pages.findIndex((page) => page.path === path)
  if (path === homePath || index < 0) return
  const rest = pages.filter((page) => page.path !== path)
  $pages.set({ pages: rest, shown })
  if (shown !== path) return
  const { path: beside, query } = rest[index] ?? rest[index - 1] ?? { path: homePath, query: '' }
  const next = resolveAddress(writeHash({ path: beside, query }))
  browser.write(writeHash(next), true)
  show(context, next)
}

function changePage({ $pages }: Context, path: string, part: Partial<OpenPage>): void {
  const { pages, shown } = $pages.get()
  const own = pages.find((page) => page.path === path)
  const names = Object.keys(part) as (keyof OpenPage)[]
  if (!own || names.every((name) => own[name] === part[name])) return
  $pages.set({ pages: pages.map((page) => (page === own ? { ...page, ...part } : page)), shown })
}

function renew({ $pages }: Context, path?: string): void {
  const { pages, shown } = $pages.get()
  const isMeant = (page: OpenPage) => path === undefined || page.path === path
  const next = pages.map((page) =>
    isMeant(page) ? { ...page, generation: page.generation + 1, isDirty: false, title: undefined } : page,
  )
  $pages.set({ pages: next, shown })
}

function restore({ $pages }: Context, kept: readonly Pick<OpenPage, 'path' | 'query' | 'isDirty'>[]): void {
  const { pages, shown } = $pages.get()
  const restored = kept.flatMap(({ path, query, isDirty = false }): OpenPage[] => {
    const open = pages.find((page) => page.path === path)
    const { match } = resolveAddress(writeHash({ path, query }))
    return open ? [{ ...open, isDirty }] : match ? [{ ...match, path, query, isDirty, generation: 0 }] : []
  })
  const others = pages.filter(({ path }) => !restored.some((page) => page.path === path))
  $pages.set({ pages: [...restored, ...others], shown })
}

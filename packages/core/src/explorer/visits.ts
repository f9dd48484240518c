import { isServiceError } from '../errors/ServiceError'
import type { FileSpace } from '../file-manager/places'
import { NativePromise } from '../promise/nativePromise'
import type { ExplorerContext } from './explorerContext'
import type { Listing } from './listing'
import type { Trees } from './trees'

export type Visits = ReturnType<typeof createVisits>

/** Opens folders and searches, and returns to previous ones. */
export function createVisits(context: ExplorerContext, trees: Trees, listing: Listing) {
  const { $folder, $listing, $space, rows, options } = context
  /** Previously opened folders, the newest last. */
  const before: string[] = []
  let searches = 0

  async function visit(folderId: string, isBack = false): Promise<void> {
    const from = $folder.get()?.id
    if (from && from !== folderId && !isBack && !isGone(from)) before.push(from)
    // Entries selected before the first folder has loaded were selected by the page.
    if (listing.shown()) context.leave()
    trees.stand({ id: folderId, name: rows.get(folderId)?.name ?? '' })
    await listing.load({ folderId })
  }

  /** Whether a folder is open that does not exist any longer, or belongs to another hotel. */
  function isGone(folderId: string): boolean {
    const { status, error } = $listing.get()
    return (
      $folder.get()?.id === folderId && status === 'failed' && isServiceError(error) && error.status === 404
    )
  }

  /** Opens the first folder, if there is one and none is open. @spec W-EXP-11 */
  async function openFirst(space: FileSpace, given?: string): Promise<void> {
    const root = trees.rootOf(space)
    const isNeeded = !listing.shown() || (given && given !== root?.id && isGone(given))
    if (root && isNeeded) await visit(root.id, true)
  }

  async function open(folderId: string, isBack = false): Promise<void> {
    // a search that still waits for the trees is older
    searches++
    await visit(folderId, isBack)
    // Another user has deleted it: the tree must not show it any longer.
    if (isGone(folderId)) await trees.load($space.get())
  }

  async function start(): Promise<void> {
    const { folderId, private: isPrivate } = options()
    const [first, second]: FileSpace[] = isPrivate ? ['personal', 'public'] : ['public', 'personal']
    const other = trees.load(second as FileSpace)
    // A tree that does not load must not affect the other one.
    const opened = folderId && !listing.shown() ? visit(folderId) : undefined
    await trees.load(first as FileSpace)
    await opened
    await openFirst(first as FileSpace, folderId)
    await other
    await openFirst(second as FileSpace, folderId)
  }

  async function clearSearch(): Promise<void> {
    if ($listing.get().search === undefined) return
    const folderId = before.pop() ?? trees.rootOf($space.get())?.id
    if (folderId) await open(folderId, true)
  }

  return {
    start,
    open: (folderId: string) => open(folderId),
    async up() {
      const from = $folder.get()?.id ?? ''
      // The parent is not known yet.
      if (!trees.find(from)) await trees.come()
      const here = $folder.get()?.id
      // The user may have opened another folder meanwhile.
      const isAbove = trees.find(from)?.path.some(({ id }) => id === here)
      const above = context.$path.get().at(-2)
      if (above && (here === from || isAbove)) await open(above.id)
    },
    async back() {
      const last = before.pop()
      if (last) await open(last, true)
    },
    /** @spec W-EXP-33 */
    async refresh() {
      if (listing.shown()) await NativePromise.all([trees.loadAll(), listing.reload()])
      else {
        context.remind('open', 'no-folder')
        await start()
      }
    },
    async retryTree(space: FileSpace) {
      await trees.load(space)
      await openFirst(space)
    },
    async search(term: string) {
      const wanted = term.trim()
      const own = ++searches
      if (!wanted) return clearSearch()
      // The root is not known yet.
      if (!trees.rootOf($space.get())) await trees.come()
      if (own !== searches) return
      const root = trees.rootOf($space.get())
      if (!root) return void context.remind('open', 'no-folder')
      const from = $folder.get()?.id
      if (from) before.push(from)
      context.leave()
      trees.stand(undefined)
      await listing.load({ folderId: root.id, term: wanted })
    },
    clearSearch,
  }
}

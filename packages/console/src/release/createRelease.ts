import type { OpenPage } from '../pages/OpenPage'
import type { OpenPagesModel } from '../pages/openPages'

/** What the release of the console needs of its window. */
export interface ReleaseDependencies {
  /** Name of the release that runs; undefined where there is none, such as in tests. */
  readonly own: string | undefined
  /** Name of the newest release; undefined if it cannot be found out. */
  newest(): Promise<string | undefined>
  /** Belongs to the tab, and outlives a reload. */
  readonly storage: {
    getItem(name: string): string | null
    setItem(name: string, value: string): unknown
    removeItem(name: string): unknown
  }
  /** Loads the page anew, without the question about unsaved changes: forms keep them as drafts. */
  reload(): void
}

/** What happens in an open window when a new release takes the place of the one that it runs. */
export interface Release {
  /**
   * A file of this release is missing. If there is a new release, the page is loaded anew, with the pages that are open:
   * once for each release, so that a file that is missing there too does not load it for ever.
   *
   * @returns whether it is loaded anew
   */
  onMissing(model: Pick<OpenPagesModel, '$pages'>): Promise<boolean>
  /** Whether there is a newer release, for which the window was not loaded anew yet and can be: without losing its pages. */
  isNewer(): Promise<boolean>
  /** Somebody wants the new release: as if a file were missing. */
  renew(model: Pick<OpenPagesModel, '$pages'>): Promise<boolean>
  /** Opens the pages again that were open before. Returns whether there was a new release. */
  restore(model: Pick<OpenPagesModel, 'restore'>): boolean
}

/** A page as it is kept while the window is loaded anew. */
export type KeptPage = Pick<OpenPage, 'path' | 'query' | 'isDirty'>

const pagesKey = 'ebkit.console.pages'
const triedKey = 'ebkit.console.release'
const probeKey = 'ebkit.console.probe'

/** Whether what is kept is there again: some browsers block the storage. */
function remembers(storage: ReleaseDependencies['storage']): boolean {
  storage.setItem(probeKey, probeKey)
  const isThere = storage.getItem(probeKey) === probeKey
  storage.removeItem(probeKey)
  return isThere
}

export function createRelease({ own, newest, storage, reload }: ReleaseDependencies): Release {
  /** Name of a release that the window was not loaded anew for yet. */
  async function newer(): Promise<string | undefined> {
    const name = own && (await newest())
    return !name || name === own || storage.getItem(triedKey) === name ? undefined : name
  }
  async function renew({ $pages }: Pick<OpenPagesModel, '$pages'>): Promise<boolean> {
    const name = await newer()
    if (!name) return false
    const kept = $pages.get().pages.map(({ path, query, isDirty = false }) => ({ path, query, isDirty }))
    storage.setItem(triedKey, name)
    // Without a memory it would be loaded anew for ever.
    if (storage.getItem(triedKey) !== name) return false
    storage.setItem(pagesKey, JSON.stringify(kept))
    reload()
    return true
  }
  return {
    onMissing: renew,
    renew,
    isNewer: async () => remembers(storage) && (await newer()) !== undefined,
    restore(model) {
      const kept = storage.getItem(pagesKey)
      if (!kept) return false
      storage.removeItem(pagesKey)
      model.restore(JSON.parse(kept) as KeptPage[])
      return true
    },
  }
}

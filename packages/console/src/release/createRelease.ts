import type { OpenPage } from '../pages/OpenPage'
import type { OpenPagesModel } from '../pages/openPages'

/** What the release model needs from its window. */
export interface ReleaseDependencies {
  /** Name of the running release; undefined where there is none, such as in tests. */
  readonly own: string | undefined
  /** Name of the newest release; undefined if it cannot be found out. */
  newest(): Promise<string | undefined>
  /** Belongs to the tab, and survives a reload. */
  readonly storage: {
    getItem(name: string): string | null
    setItem(name: string, value: string): unknown
    removeItem(name: string): unknown
  }
  /** Reloads the page without the question about unsaved changes: forms keep them as drafts. */
  reload(): void
}

/** The behaviour of an open window when a new release replaces the one that it runs. */
export interface Release {
  /**
   * A file of this release is missing. If there is a new release, reloads the page and keeps the open pages: once per
   * release, so that a file that is missing there too does not cause endless reloads.
   *
   * @returns whether the page is being reloaded
   */
  onMissing(model: Pick<OpenPagesModel, '$pages'>): Promise<boolean>
  /** Whether there is a newer release for which the window was not reloaded yet, and can be without losing pages. */
  isNewer(): Promise<boolean>
  /** The user wants the new release: does the same as for a missing file. */
  renew(model: Pick<OpenPagesModel, '$pages'>): Promise<boolean>
  /** Reopens the pages that were open before. Returns whether there was a new release. */
  restore(model: Pick<OpenPagesModel, 'restore'>): boolean
}

/** A page as it is kept during a reload of the window. */
export type KeptPage = Pick<OpenPage, 'path' | 'query' | 'isDirty'>

const pagesKey = 'ebkit.console.pages'
const triedKey = 'ebkit.console.release'
const probeKey = 'ebkit.console.probe'

/** Whether the storage keeps what is written: some browsers block it. */
function remembers(storage: ReleaseDependencies['storage']): boolean {
  storage.setItem(probeKey, probeKey)
  const isThere = storage.getItem(probeKey) === probeKey
  storage.removeItem(probeKey)
  return isThere
}

export function createRelease({ own, newest, storage, reload }: ReleaseDependencies): Release {
  /** Name of a newer release for which the window has not been reloaded yet. */
  async function newer(): Promise<string | undefined> {
    const name = own && (await newest())
    return !name || name === own || storage.getItem(triedKey) === name ? undefined : name
  }
  async function renew({ $pages }: Pick<OpenPagesModel, '$pages'>): Promise<boolean> {
    const name = await newer()
    if (!name) return false
    const kept = $pages.get().pages.map(({ path, query, isDirty = false }) => ({ path, query, isDirty }))
    storage.setItem(triedKey, name)
    // Without working storage it would reload endlessly.
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

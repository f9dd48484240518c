import { atom } from 'nanostores'
import { createSelection } from '../collection/selection'
import type { FileEntry, FileSort } from '../files/FileEntry'
import { folderOf } from './entries'
import { createListing } from './listing'
import type {
  ObjectBrowser,
  ObjectBrowserOptions,
  ObjectBrowserServices,
  ObjectFile,
  ObjectNotice,
  ObjectPlace,
  ObjectSpace,
} from './ObjectBrowser'
import { createStore, type Store } from './store/createStore'
import { mostKeys } from './store/listObjects'

/** Makes the model of an object browser; `start` begins. */
export function createObjectBrowser(
  { access, requests }: ObjectBrowserServices,
  options: () => ObjectBrowserOptions = () => ({}),
): ObjectBrowser {
  const first = options()
  const $place = atom<ObjectPlace>(objectPlace(first.place))
  const $sort = atom<FileSort>(first.sort ?? { by: 'time', order: 'desc' })
  const $checking = atom(false)
  const $message = atom<ObjectNotice | undefined>()
  const stores = new Map<ObjectSpace, Store>()
  let domain = ''

  const tell = (notice: ObjectNotice) => $message.set(notice)
  const listing = createListing($sort.get, (error) =>
    tell({ code: 'list-failed', params: {}, tone: 'error', error }),
  )
  const selection = createSelection<FileEntry>({
    items: () => listing.$state.get().entries,
    idOf: ({ id }) => id,
    max: () => options().max ?? mostKeys,
    single: () => !!options().single,
    canSelect: (entry) => options().canSelect?.(entry) ?? true,
    onLimit: (limit) => tell({ code: 'limit', params: { limit }, tone: 'note' }),
  })

  const storeOf = (space: ObjectSpace) => {
    const store = stores.get(space) ?? createStore({ ...requests, access: access(space) })
    stores.set(space, store)
    return store
  }
  async function prefixOf({ space, folder }: ObjectPlace, signal?: AbortSignal): Promise<string> {
    const found = await storeOf(space).source.get({ signal })
    domain = found.domain
    return found.path + folder
  }
  async function open(place: ObjectPlace): Promise<void> {
    $place.set(place)
    selection.clear()
    await listing.open({
      store: storeOf(place.space),
      prefix: (signal) => prefixOf(place, signal),
      isPrivate: place.space === 'personal',
    })
  }

  return {
    $place,
    $listing: listing.$state,
    $sort,
    selection,
    $checking,
    $message,
    start: () => open($place.get()),
    open,
    async openFolder({ id }) {
      const { space, folder } = $place.get()
      await open({ space, folder: folder + id.slice(folderOf(id).length) })
    },
    async up() {
      const { space, folder } = $place.get()
      if (folder) await open({ space, folder: folder.replace(/[^/]*\/$/, '') })
    },
    async refresh() {
      await listing.reload()
      selection.keepOnly()
    },
    loadMore: listing.loadMore,
    loadAll: listing.loadAll,
    stopLoading: listing.stop,
    async setSort(sort) {
      $sort.set(sort)
      if (listing.$state.get().more) await listing.loadAll()
      else await listing.sort()
    },
    setChecking(isOn) {
      $checking.set(isOn)
      if (!isOn) selection.clear()
    },
    closeMessage: () => $message.set(undefined),
    fileOf: (entry) => fileOf(entry, domain),
    dispose: listing.stop,
    storeOf,
    prefixOf,
    add: listing.add,
    take: listing.take,
    tell,
  }
}

/** A place of the page's, as keys have it: `posters/2026/`. What climbs out of the space is left out. */
export function objectPlace({ space = 'public', folder = '' }: Partial<ObjectPlace> = {}): ObjectPlace {
  const parts = folder.split('/').filter((part) => part && part !== '.' && part !== '..')
  return { space, folder: parts.map((part) => `${part}/`).join('') }
}

function fileOf(
  { name, isFolder, size = 0, time, url = '', key = '' }: FileEntry,
  domain: string,
): ObjectFile {
  const lastModified = time === undefined ? '' : new Date(time).toISOString()
  return { name, isFolder, size, lastModified, url, domain, key }
}

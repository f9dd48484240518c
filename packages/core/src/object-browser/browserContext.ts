import { atom } from 'nanostores'
import { createManagerContext } from '../file-manager/managerContext'
import type { FileSpace } from '../file-manager/places'
import { createListing } from './listing'
import type { ObjectBrowserOptions, ObjectBrowserServices, ObjectPlace } from './ObjectBrowser'
import { objectPlace, openFolderOf, pathOf, rootFolders } from './places'
import { createStore, type Store } from './store/createStore'
import { mostKeys } from './store/listObjects'

export type BrowserContext = ReturnType<typeof createBrowserContext>

/** What the parts of an object browser's model share. */
export function createBrowserContext(services: ObjectBrowserServices, options: () => ObjectBrowserOptions) {
  const first = objectPlace(options().place)
  const stores = new Map<FileSpace, Store>()
  const listing = createListing(
    () => manager.$sort.get(),
    (error) => manager.notify({ verb: 'open', code: 'list-failed', params: {}, tone: 'error', error }),
  )
  const manager = createManagerContext(listing.$state, () => ({
    ...options(),
    max: options().max ?? mostKeys,
  }))
  const context = {
    ...manager,
    ...{ services, options, listing },
    $place: atom(first),
    $roots: atom(rootFolders),
    $space: atom(first.space),
    $folder: atom(openFolderOf(first)),
    $path: atom(pathOf(first)),
    /** Base URL of addresses. */
    domain: '',
    storeOf(space: FileSpace): Store {
      const store = stores.get(space) ?? createStore({ ...services.requests, access: services.access(space) })
      stores.set(space, store)
      return store
    },
  }
  return context
}

/** The key prefix of a place. @throws ServiceError */
export async function prefixOf(
  context: BrowserContext,
  { space, folder }: ObjectPlace,
  signal?: AbortSignal,
): Promise<string> {
  const found = await context.storeOf(space).source.get({ signal })
  context.domain = found.domain
  return found.path + folder
}

/** Opens a place, and clears the selection. */
export function openPlace(context: BrowserContext, place: ObjectPlace): Promise<void> {
  context.$place.set(place)
  context.$space.set(place.space)
  context.$folder.set(openFolderOf(place))
  context.$path.set(pathOf(place))
  context.selection.clear()
  return context.listing.open({
    store: context.storeOf(place.space),
    prefix: (signal) => prefixOf(context, place, signal),
    isPrivate: place.space === 'personal',
  })
}

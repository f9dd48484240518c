// What our sources get when they import @nanostores/react in the browser build: the one hook, for whole stores.
import { useSyncExternalStore } from './useSyncExternalStore.mjs'

/** The value of a store; renders again when it changes. */
export const useStore = (store) => useSyncExternalStore(store.listen, store.get)

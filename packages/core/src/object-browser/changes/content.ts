import type { Store } from '../store/createStore'
import { listObjects } from '../store/listObjects'
import type { Run, Step } from './steps'

/** Whether at least this many keys begin with that of a folder, its own included. */
export async function hasContent(store: Store, key: string, count: number): Promise<boolean> {
  const { objects } = await listObjects(store, { prefix: key, delimiter: '', maxKeys: count })
  return objects.some((object) => count === 1 || object.key !== key)
}

/** All keys of a folder, page by page, including its own. */
export async function eachBelow(run: Run, prefix: string, step: Step): Promise<void> {
  const { store, signal } = run
  let marker: string | undefined
  do {
    const page = await listObjects(store, { prefix, marker, delimiter: '', signal })
    const keys = page.objects.map(({ key }) => key)
    if (keys.length > 0) await step(run, keys)
    marker = page.next
  } while (marker !== undefined)
}

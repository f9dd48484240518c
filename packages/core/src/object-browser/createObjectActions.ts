import { nameProblem } from '@ebkit/rules/files'
import { atom } from 'nanostores'
import { isServiceError } from '../errors/ServiceError'
import type { FileEntry } from '../files/FileEntry'
import { folderEntry } from './entries'
import { hideKeys, type OpenKey, showKeys } from './hiding'
import type { ObjectActions, ObjectOutcome, ObjectTask } from './ObjectActions'
import type { FailedObject, ObjectBrowser } from './ObjectBrowser'
import { type Run, SomeFailed, type Step } from './steps'
import { deleteObject, deleteObjects, putFolder } from './store/changeObjects'
import type { Store } from './store/createStore'
import { listObjects, mostKeys } from './store/listObjects'

/** Bytes that a key may have. */
const longestKey = 1023

type Verb = ObjectTask['verb']

/** Makes what changes the objects that a browser shows. */
export function createObjectActions(browser: ObjectBrowser): ObjectActions {
  const { selection, tell, storeOf } = browser
  const $task = atom<ObjectTask | undefined>()
  let current: AbortController | undefined
  /** What was hidden last and could be opened before, and where it is. */
  let hidden: { store: Store; keys: OpenKey[] } | undefined

  const selected = () => browser.$listing.get().entries.filter(({ id }) => selection.has(id))

  async function createFolder(name: string, nameCheck = false): Promise<ObjectOutcome> {
    const problem = nameProblem(name, { nameCheck })
    if (problem) return { ok: false, code: problem.code }
    const place = browser.$place.get()
    try {
      const key = `${await browser.prefixOf(place)}${name}/`
      if (new TextEncoder().encode(key).length > longestKey) return { ok: false, code: 'long-name' }
      const store = storeOf(place.space)
      if (await hasContent(store, key, 1)) return { ok: false, code: 'name-taken' }
      await putFolder(store, key)
      browser.add([folderEntry(key)])
      tell({ code: 'folder-created', params: { name }, tone: 'success' })
      return { ok: true }
    } catch (error) {
      return { ok: false, code: 'failed', error }
    }
  }

  /** A run of its own, until `end`, which tells whether the person has stopped it. */
  function begin(verb: Verb, store: Store) {
    const own = new AbortController()
    current = own
    let done = 0
    $task.set({ verb, done })
    const run: Run = {
      store,
      signal: own.signal,
      reached(count) {
        done += count
        $task.set({ verb, done })
      },
    }
    const end = () => {
      current = undefined
      $task.set(undefined)
      return own.signal.aborted
    }
    return { run, end }
  }

  /** Does something with all keys of the entries, one entry after the other, and tells what became of it. */
  async function each(entries: readonly FileEntry[], verb: Verb, step: Step): Promise<ObjectOutcome> {
    const place = browser.$place.get()
    const { run, end } = begin(verb, storeOf(place.space))
    const { finished, failed } = await runAll(run, entries, step)
    const isStopped = end()
    const undo = (verb === 'hide' && hidden?.keys.length) || 0
    if (verb === 'delete') browser.take(finished)
    // Those that are left are checked still, unless the person has gone elsewhere.
    if (browser.$place.get() === place) selection.set(leftOf(entries, finished))
    if (failed[0]) {
      const { error } = failed[0]
      tell({ code: 'not-all', params: { verb, done: finished.length, failed, undo }, tone: 'error', error })
      return { ok: false, code: 'not-all', error }
    }
    if (isStopped) {
      tell({ code: 'stopped', params: { verb, done: finished.length, undo }, tone: 'note' })
      return { ok: false, code: 'stopped' }
    }
    const params = { count: finished.length, name: entries[0]?.name, undo }
    tell({ code: verb === 'delete' ? 'deleted' : 'hidden', params, tone: 'success' })
    return { ok: true }
  }

  /** @returns why nothing can begin */
  function refusal(entries: readonly FileEntry[]): ObjectOutcome | undefined {
    if (current) return { ok: false, code: 'busy' }
    if (entries.length > 0) return
    tell({ code: 'nothing-selected', params: {}, tone: 'note' })
    return { ok: false, code: 'nothing-selected' }
  }

  async function remove(entries = selected(), { force = false } = {}): Promise<ObjectOutcome> {
    const refused = refusal(entries)
    if (refused) return refused
    const store = storeOf(browser.$place.get().space)
    try {
      const folders = force ? [] : entries.filter(({ isFolder }) => isFolder)
      for (const { id } of folders)
        if (await hasContent(store, id, 2)) return { ok: false, code: 'needs-force' }
    } catch (error) {
      return { ok: false, code: 'failed', error }
    }
    return each(entries, 'delete', deleteKeys)
  }

  async function hide(entries = selected()): Promise<ObjectOutcome> {
    const refused = refusal(entries)
    if (refused) return refused
    const keys: OpenKey[] = []
    hidden = { store: storeOf(browser.$place.get().space), keys }
    return each(entries, 'hide', hideKeys(keys))
  }

  async function undoHide(): Promise<ObjectOutcome> {
    if (current) return { ok: false, code: 'busy' }
    const { store, keys } = hidden ?? {}
    if (!store || !keys?.length) return { ok: true }
    const { run, end } = begin('show', store)
    const { left, error } = await showKeys(run, keys)
    const isStopped = end()
    // Those that are left can be tried again.
    hidden = { store, keys: left }
    const done = keys.length - left.length
    const undo = left.length
    if (error !== undefined) {
      const failed = left.map(({ key }) => ({ id: key, name: key.split('/').pop() || key, error }))
      tell({ code: 'not-all', params: { verb: 'show', done, failed, undo }, tone: 'error', error })
      return { ok: false, code: 'not-all', error }
    }
    if (isStopped) {
      tell({ code: 'stopped', params: { verb: 'show', done, undo }, tone: 'note' })
      return { ok: false, code: 'stopped' }
    }
    tell({ code: 'shown', params: { count: done }, tone: 'success' })
    return { ok: true }
  }

  return {
    $task,
    createFolder,
    remove,
    hide,
    undoHide,
    stop: () => current?.abort(),
  }
}

const leftOf = (entries: readonly FileEntry[], finished: readonly string[]) => {
  const gone = new Set(finished)
  return entries.flatMap(({ id }) => (gone.has(id) ? [] : id))
}

/** Whether at least so many keys begin with that of a folder, its own included. */
async function hasContent(store: Store, key: string, count: number): Promise<boolean> {
  const { objects } = await listObjects(store, { prefix: key, delimiter: '', maxKeys: count })
  return objects.some((object) => count === 1 || object.key !== key)
}

async function runAll(run: Run, entries: readonly FileEntry[], step: Step) {
  const finished: string[] = []
  const failed: FailedObject[] = []
  /** Why nothing further is tried. */
  let end: unknown
  const files = entries.filter(({ isFolder }) => !isFolder)
  const groups = entries.flatMap((entry) => (entry.isFolder ? [[entry]] : []))
  for (let from = 0; from < files.length; from += mostKeys) groups.unshift(files.slice(from, from + mostKeys))
  for (const group of groups) {
    if (run.signal.aborted) break
    try {
      if (end !== undefined) throw end
      if (group[0]?.isFolder) await below(run, group[0].id, step)
      else
        await step(
          run,
          group.map(({ id }) => id),
        )
      finished.push(...group.map(({ id }) => id))
    } catch (error) {
      const isOfSome = error instanceof SomeFailed
      const cause = isOfSome ? error.cause : error
      // Without a network, or signed out, the rest would fail as well.
      if (!isServiceError(cause, 'http') && !isOfSome) end = cause
      for (const { id, name, isFolder } of group) {
        if (isOfSome && !isFolder && !error.keys.has(id)) finished.push(id)
        else if (!run.signal.aborted) failed.push({ id, name, error: cause })
      }
    }
  }
  return { finished, failed }
}

/** All keys of a folder, page by page, its own as well. */
async function below(run: Run, prefix: string, step: Step): Promise<void> {
  const { store, signal } = run
  let marker: string | undefined
  do {
    const page = await listObjects(store, { prefix, marker, delimiter: '', signal })
    if (page.objects.length > 0)
      await step(
        run,
        page.objects.map(({ key }) => key),
      )
    marker = page.next
  } while (marker !== undefined)
}

const deleteKeys: Step = async ({ store, signal, reached }, keys) => {
  const [first] = keys
  if (keys.length === 1 && first !== undefined) {
    await deleteObject(store, first, signal)
    return reached(1)
  }
  const deleted = await deleteObjects(store, keys, signal)
  reached(deleted.size)
  const left = keys.filter((key) => !deleted.has(key))
  if (left.length > 0) throw new SomeFailed(new Set(left), new Error('The store kept some'))
}

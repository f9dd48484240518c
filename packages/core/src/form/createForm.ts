import { today } from '@ebkit/rules/dates'
import { isFieldShown } from '@ebkit/rules/fields'
import { atom } from 'nanostores'
import { latest, superseded } from '../promise/latest'
import { type Desk, type FormOptions, type FormWorld, isChanged, keyNameOf } from './Desk'
import type { Form, FormState } from './Form'
import { copiedValues, newValues } from './preparing'
import { readRecord } from './reading'
import { type Values, withValueAt } from './values'
import { createWork } from './work'

/** A form of which nothing is known yet, but for who is signed in. */
const fresh = {
  values: {},
  base: {},
  isDirty: false,
  isSaved: false,
  progress: 'idle',
  problems: [],
  refusals: 0,
  error: undefined,
  conflict: undefined,
  draft: undefined,
} as const

/**
 * A form that adds, edits or copies one record, without its looks.
 *
 * @param options settings and handlers as they are at the moment
 * @spec W-FORM-3 W-FORM-4 W-FORM-5 W-FORM-6 W-FORM-8 W-FORM-9
 */
export function createForm(world: FormWorld, options: () => FormOptions): Form {
  const $state = atom<FormState>({ ...fresh, phase: 'loading', isSignedOut: false })
  const { get } = $state
  function patch(change: Partial<FormState>) {
    const next = { ...get(), ...change }
    if (change.values || change.base) next.isDirty = isChanged(next.values, next.base)
    $state.set(next)
  }
  const desk: Desk = { world, $state, options, patch, hotelId: undefined, saved: undefined }
  const reading = latest()
  const work = createWork(desk, load)
  let isStopped = true

  /** Tells why something could not be done. */
  function fail(error: unknown): undefined {
    patch({ error })
    options().onError?.(error)
    return undefined
  }

  /** The record as the form begins with it. @spec W-FORM-4 */
  async function readValues(id: string, signal: AbortSignal): Promise<Values> {
    const { mode = 'add', fields = [], afterLoad } = options()
    const row = await readRecord(desk, id, signal)
    const values = mode === 'copy' ? copiedValues(fields, row, keyNameOf(options())) : row
    return afterLoad?.(values, mode) ?? values
  }

  async function load(): Promise<void> {
    work.saving.stop()
    desk.saved = undefined
    const { mode = 'add', recordId, fields = [], value } = options()
    if (mode === 'add' || !recordId) {
      reading.cancel()
      return begin(newValues(fields, value))
    }
    patch({ ...fresh, phase: 'loading' })
    try {
      const base = await reading.run((signal) => readValues(recordId, signal))
      if (base !== superseded) await begin(base)
    } catch (error) {
      patch({ phase: 'failed' })
      fail(error)
    }
  }

  async function begin(base: Values): Promise<void> {
    desk.hotelId = world.http.hotelId()
    patch({ ...fresh, phase: 'ready', values: base, base })
    work.checking.forget()
    await restore()
  }

  /** Brings back what this person did not save, unless something was typed already. */
  async function restore(): Promise<void> {
    const { draft = options().resource } = options()
    const { base, phase } = get()
    if (!draft || phase !== 'ready') return
    await world.session.identify()
    desk.hotelId ??= world.http.hotelId()
    const found = work.drafting.find()
    if (isStopped || !found || get().values !== base) return
    patch({ values: { ...base, ...found.values }, draft: { at: found.at, isRestored: true } })
    if (found.sent) work.saving.resume(found.sent)
  }

  function write(path: string, value: unknown): void {
    if (get().phase !== 'ready') return
    patch({ values: withValueAt(get().values, path, value) })
    const { isDirty, values } = get()
    if (isDirty) work.drafting.keep()
    else work.drafting.remove()
    work.checking.recheck()
    options().onChange?.({ name: path, value, values })
  }

  function discard(): void {
    work.saving.stop()
    work.drafting.remove()
    work.checking.forget()
    const { base } = get()
    patch({ values: base, progress: 'idle', conflict: undefined, error: undefined })
  }

  async function reset(): Promise<void> {
    work.drafting.remove()
    await load()
  }

  function start() {
    isStopped = false
    const unfollow = work.follow()
    void load()
    return () => {
      isStopped = true
      work.drafting.flush()
      reading.cancel()
      work.saving.stop()
      unfollow()
    }
  }

  return {
    $state,
    start,
    load,
    reset,
    write,
    hold: work.checking.hold,
    leave: (path) => void work.checking.checkLeft(path),
    async validate() {
      const problems = await work.checking.checkAll()
      patch({ refusals: problems.length ? get().refusals + 1 : 0 })
      return problems
    },
    save: work.saving.save,
    resolve: work.saving.resolve,
    postpone: () => patch({ conflict: undefined }),
    isRepeatable: work.isRepeatable,
    problemText: work.problemText,
    discard,
    isShown: (field, values = get().values) => isFieldShown(field, values, { today: today() }),
  }
}

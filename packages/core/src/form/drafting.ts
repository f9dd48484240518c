import { isEmptyValue } from '@ebkit/rules/fields'
import { createOutbox } from '../outbox/outbox'
import type { Desk } from './Desk'
import type { Attempt } from './requesting'
import type { Values } from './values'

/** What lies in the browser of a form that is not saved. */
export interface Draft {
  values: Values
  /** Milliseconds since 1970. */
  at: number
  /** What was sent and not answered. */
  sent?: Attempt
}

const isDraft = (value: unknown): value is Draft => {
  const { values, at } = Object(value) as Draft
  return typeof values === 'object' && !!values && typeof at === 'number'
}

/** Milliseconds after the last key before a draft is written. */
const quiet = 300

/** Keeps what is not saved, for its user and hotel; not what is secret. */
export interface Drafting {
  /** The form's draft, if there is one for who is signed in. */
  find(): Draft | undefined
  /** Writes it after a moment. */
  keep(): void
  /** Notes what was sent and not answered, and writes it now. */
  note(sent: Attempt | undefined): void
  remove(): void
  /** Writes what waits to be written. */
  flush(): void
}

export function createDrafting({ world, $state, options, patch }: Desk): Drafting {
  const { session, http } = world
  const outbox = createOutbox<Draft>({
    storage: session.storage,
    name: 'forms',
    owner: () => ({ userId: session.$identity.get().identity?.userId, hotelId: http.hotelId() }),
    accepts: isDraft,
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt: Attempt | undefined
  /** Empty where nothing is kept. */
  const key = () => {
    const { draft, resource, mode = 'add', recordId = '' } = options()
    const name = draft ?? resource
    return name && `${name}:${mode}:${mode === 'add' ? '' : recordId}`
  }
  const clear = () => {
    clearTimeout(timer)
    timer = undefined
  }

  function write() {
    clear()
    const name = key()
    if (!name) return
    const secrets = new Set(
      options()
        .fields?.filter((field) => field.writeOnly)
        .map((field) => field.name),
    )
    const { values } = $state.get()
    const open = Object.entries(values).filter(
      ([field, value]) => !secrets.has(field) && !isEmptyValue(value),
    )
    const at = Date.now()
    outbox.put(name, { values: Object.fromEntries(open), at, ...(attempt && { sent: attempt }) })
    if (outbox.get(name)) patch({ draft: { at, isRestored: false } })
  }

  return {
    find: () => outbox.get(key() ?? ''),
    keep() {
      clear()
      timer = setTimeout(write, quiet)
    },
    note(sent) {
      attempt = sent
      write()
    },
    remove() {
      clear()
      attempt = undefined
      const name = key()
      if (name) outbox.remove(name)
      patch({ draft: undefined })
    },
    flush() {
      if (timer) write()
    },
  }
}

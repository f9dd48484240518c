import type {
  ImportMending,
  ImportRow,
  ImportRowFilter,
  ImportService,
  ResourceImport,
} from '@ebkit/core/services/imports'
import { atom, type ReadableAtom } from 'nanostores'

/** Which rows are shown. */
export type ShownRows = Extract<ImportRowFilter, 'wrong' | 'mended' | 'ready'> | 'all'

/** The work in progress. */
export type ImportWork = 'looking' | 'sending' | 'checking' | 'mending' | 'saving'

/** The state of an import. */
export interface ImportState {
  readonly step: 'file' | 'columns' | 'rows' | 'done'
  readonly work?: ImportWork | undefined
  readonly given?: ResourceImport | undefined
  /** A field for each header, or empty. */
  readonly mapping: readonly string[]
  readonly shown: ShownRows
  readonly rows: readonly ImportRow[]
  /** There are more rows than those. */
  readonly hasMore: boolean
  /** Changes that have not reached the gateway yet: they are sent with the next one, or by `retry`. */
  readonly unsent: readonly ImportMending[]
  /** Number of rows in this commit. */
  readonly toSave: number
  /** Why the last work failed. */
  readonly error?: unknown
}

/** An import of a resource, from the file to the rows. A failure loses nothing: the step can be repeated. */
export interface ImportModel {
  readonly $state: ReadableAtom<ImportState>
  /** Resumes the import that the user has not finished. */
  resume(): Promise<void>
  send(file: File): Promise<void>
  /** Sets the field that a column fills; another column that filled it no longer does. */
  match(column: number, field: string): void
  check(): Promise<void>
  show(shown: ShownRows): Promise<void>
  more(): Promise<void>
  mend(mending: ImportMending): Promise<void>
  /** Sends the changes again that did not reach the gateway. */
  retry(): Promise<void>
  save(): Promise<void>
  /** Goes to the previous step. */
  back(): void
  /** Goes from the outcome to the rows that were not saved. */
  mendRest(): Promise<void>
  /** Discards the import. Saved rows stay. */
  discard(): Promise<void>
}

const start: ImportState = {
  step: 'file',
  mapping: [],
  shown: 'wrong',
  rows: [],
  hasMore: false,
  unsent: [],
  toSave: 0,
}

/** Number of rows per answer. */
const pageSize = 50

interface Context {
  readonly service: ImportService
  readonly $state: ReturnType<typeof atom<ImportState>>
  /** Works in progress, oldest first: rows are corrected while others are loaded or saved. */
  running: readonly { readonly work: ImportWork }[]
  /** The sending of changes, which all who need it sent wait for: two of them would send a change twice. */
  sending?: Promise<void> | undefined
  saving?: Promise<void> | undefined
}

const change = ({ $state }: Context, part: Partial<ImportState>) => $state.set({ ...$state.get(), ...part })

/** The work that is shown: saving is, whatever runs beside it, because its button must wait for it. */
const shownWork = ({ running }: Context): ImportWork | undefined =>
  (running.find(({ work }) => work === 'saving') ?? running.at(-1))?.work

/** Adds a work to those that are running until `run` has ended, and sets `error` if it fails. */
async function during(context: Context, work: ImportWork, run: () => Promise<void>): Promise<void> {
  const own = { work }
  context.running = [...context.running, own]
  change(context, { work: shownWork(context), error: undefined })
  try {
    await run()
  } catch (error) {
    change(context, { error })
  }
  context.running = context.running.filter((one) => one !== own)
  change(context, { work: shownWork(context) })
}

const filterOf = (shown: ShownRows) => (shown === 'all' ? undefined : shown)

async function load(context: Context, importId: string, shown: ShownRows): Promise<void> {
  const rows = await context.service.rows(importId, 0, filterOf(shown))
  change(context, { step: 'rows', shown, rows, hasMore: rows.length === pageSize })
}

/** The rows to show first. */
const firstShown = ({ counts }: ResourceImport): ShownRows => (counts.wrong ? 'wrong' : 'all')

async function open(context: Context, given: ResourceImport): Promise<void> {
  change(context, { given, mapping: given.mapping })
  if (given.status === 'READ') change(context, { step: 'columns' })
  else await load(context, given.importId, firstShown(given))
}

const idOf = ({ $state }: Context) => $state.get().given?.importId ?? ''

/** Sends all changes in order, because later changes of a row follow earlier ones. */
async function sendUnsent(context: Context): Promise<void> {
  const { service, $state } = context
  const { unsent } = $state.get()
  const answer = await service.mend(idOf(context), [...unsent])
  const { rows, shown, unsent: now } = $state.get()
  const known = new Map(answer.rows.map((row) => [row.row, row]))
  change(context, {
    given: answer.import,
    unsent: now.filter((mending) => !unsent.includes(mending)),
    rows: rows.map((row) => known.get(row.row) ?? row),
  })
  if (unsent.some(({ alike }) => alike)) await load(context, idOf(context), shown)
}

/** Sends until nothing is left, including changes made meanwhile. */
async function sendEach(context: Context): Promise<void> {
  try {
    while (context.$state.get().unsent.length) await sendUnsent(context)
  } finally {
    context.sending = undefined
  }
}

/** Joins the sending in progress, or begins one. */
async function sendAll(context: Context): Promise<void> {
  if (!context.$state.get().unsent.length) return
  context.sending ??= sendEach(context)
  await context.sending
}

async function saveAll(context: Context): Promise<void> {
  const { service, $state } = context
  const left = ({ counts }: ResourceImport) => counts.ready + counts.mended
  const { given } = $state.get()
  change(context, { toSave: given ? left(given) : 0 })
  for (;;) {
    const next = await service.commit(idOf(context))
    change(context, { given: next })
    if (left(next)) continue
    const rows = await service.rows(idOf(context), 0, 'saved')
    return change(context, { step: 'done', rows, hasMore: false })
  }
}

/** Saves the good rows once: a second press waits for the first. */
function save(context: Context): Promise<void> {
  context.saving ??= during(context, 'saving', async () => {
    await sendAll(context)
    await saveAll(context)
  }).finally(() => {
    context.saving = undefined
  })
  return context.saving
}

/** @param service imports of the resource */
export function createImportModel(service: ImportService): ImportModel {
  const context: Context = { service, $state: atom<ImportState>(start), running: [] }
  const { $state } = context
  return {
    $state,
    resume: () =>
      during(context, 'looking', async () => {
        const found = await service.find()
        if (found) await open(context, found)
      }),
    send: (file) => during(context, 'sending', async () => open(context, await service.send(file))),
    match(column, field) {
      const mapping = $state.get().mapping.map((name, index) => {
        if (index === column) return field
        return name === field ? '' : name
      })
      change(context, { mapping })
    },
    check: () =>
      during(context, 'checking', async () =>
        open(context, await service.check(idOf(context), $state.get().mapping)),
      ),
    show: (shown) => during(context, 'looking', () => load(context, idOf(context), shown)),
    more: () =>
      during(context, 'looking', async () => {
        const { rows, shown } = $state.get()
        const next = await service.rows(idOf(context), rows.at(-1)?.row ?? 0, filterOf(shown))
        change(context, { rows: [...rows, ...next], hasMore: next.length === pageSize })
      }),
    async mend(mending) {
      change(context, { unsent: [...$state.get().unsent, mending] })
      await during(context, 'mending', () => sendAll(context))
    },
    retry: () => during(context, 'mending', () => sendAll(context)),
    save: () => save(context),
    back: () =>
      change(context, { step: $state.get().step === 'rows' ? 'columns' : 'file', error: undefined }),
    mendRest: () => during(context, 'looking', () => load(context, idOf(context), 'wrong')),
    discard: () =>
      during(context, 'looking', async () => {
        if (idOf(context)) await service.discard(idOf(context))
        $state.set(start)
      }),
  }
}

import type { Row, RowMove, RowService } from '@ebkit/core/services/rows'
import { quoteConditionValue } from '@ebkit/rules/conditions'
import { atom, type ReadableAtom } from 'nanostores'

/** A resource whose rows are a tree. */
export interface RowTreeOptions {
  /** Service and name. */
  readonly resource: string
  readonly key: string
  /** The field that refers to the parent. */
  readonly parent: string
  /** How siblings are sorted: `sortNo asc`. Default: the newest first. */
  readonly sort?: string | undefined
  /** A condition on all rows. Default: none. */
  readonly where?: string | undefined
}

export interface RowTreeState {
  /** The rows below each parent that was read; the roots are below the empty string. */
  readonly children: ReadonlyMap<string, readonly Row[]>
  readonly expanded: ReadonlySet<string>
  readonly isReading: boolean
  /** Why the newest request failed. */
  readonly error?: unknown
  /** A parent has more rows than can be shown. */
  readonly isCut: boolean
}

/** A tree whose visible rows are read, and one level more, so that it is known whether a row has rows below it. */
export interface RowTree {
  readonly $state: ReadableAtom<RowTreeState>
  /** Reads the roots. */
  start(): Promise<void>
  expand(id: string): Promise<void>
  collapse(id: string): void
  /** Expands everything above a row. */
  reveal(id: string): Promise<void>
  /** Reads everything again that was read. */
  reload(): Promise<void>
  /** Moves a row, then reads again. @throws ServiceError */
  move(move: RowMove): Promise<void>
  /** A row, if it has been read. */
  find(id: string): Row | undefined
  /** Aborts the requests that are under way. */
  stop(): void
}

interface Context {
  readonly rows: Pick<RowService, 'list' | 'read' | 'move'>
  readonly options: RowTreeOptions
  readonly $state: ReturnType<typeof atom<RowTreeState>>
  readonly stop: AbortController
}

const root = ''

/** Maximum number of parents whose rows one request reads: a condition has at most 4,000 characters. */
const parentsAtOnce = 80

/** Maximum number of levels that a path is followed up. */
const deepest = 20

const empty: RowTreeState = { children: new Map(), expanded: new Set(), isReading: false, isCut: false }

/** Makes the model of a tree. */
export function createRowTree(rows: Context['rows'], options: RowTreeOptions): RowTree {
  const context: Context = { rows, options, $state: atom(empty), stop: new AbortController() }
  const { $state, stop } = context
  return {
    $state,
    start: () => work(context, () => readLevel(context, [root])),
    expand: (id) => work(context, () => expand(context, [id])),
    collapse(id) {
      const expanded = new Set($state.get().expanded)
      expanded.delete(id)
      $state.set({ ...$state.get(), expanded })
    },
    reveal: (id) => work(context, () => reveal(context, id)),
    reload: () => work(context, () => readBelow(context, [...$state.get().children.keys()])),
    async move(move) {
      await rows.move(options.resource, move)
      await work(context, () => readBelow(context, [...$state.get().children.keys()]))
    },
    find: (id) => find(context, id),
    stop: () => stop.abort(),
  }
}

/** Runs a task with the gateway; a failure is kept in the state, and the rows stay. */
async function work({ $state, stop }: Context, task: () => Promise<void>): Promise<void> {
  $state.set({ ...$state.get(), isReading: true, error: undefined })
  try {
    await task()
    if (!stop.signal.aborted) $state.set({ ...$state.get(), isReading: false })
  } catch (error) {
    if (!stop.signal.aborted) $state.set({ ...$state.get(), isReading: false, error })
  }
}

const keyOf = ({ options }: Context, row: Row) => String(row[options.key])

function find(context: Context, id: string): Row | undefined {
  for (const rows of context.$state.get().children.values()) {
    const row = rows.find((one) => keyOf(context, one) === id)
    if (row) return row
  }
  return undefined
}

/** Reads the rows below parents, and those below them: then it is known which of them can be expanded. */
async function readLevel(context: Context, parents: readonly string[]): Promise<void> {
  await readBelow(context, parents)
  const { children } = context.$state.get()
  const next = parents.flatMap((id) => (children.get(id) ?? []).map((row) => keyOf(context, row)))
  await readBelow(
    context,
    next.filter((id) => !children.has(id)),
  )
}

/** Reads the rows below parents. */
async function readBelow(context: Context, parents: readonly string[]): Promise<void> {
  const { $state, options } = context
  const own = parents.filter((id) => id !== root)
  const found = new Map<string, Row[]>(parents.map((id) => [id, []]))
  const asked = Array.from({ length: Math.ceil(own.length / parentsAtOnce) }, (_, part) =>
    own.slice(part * parentsAtOnce, (part + 1) * parentsAtOnce),
  ).map((ids) => `${options.parent}=${ids.map(quoteConditionValue).join('|')}`)
  if (parents.includes(root)) asked.push(`${options.parent}=null`)
  const answers = await Promise.all(asked.map((condition) => readRows(context, condition)))
  // A row that is moved between two of the requests can be in both answers: the later one determines its place.
  const placed = new Map<string, Row>()
  for (const row of answers.flatMap(({ rows }) => rows)) {
    placed.delete(keyOf(context, row))
    placed.set(keyOf(context, row), row)
  }
  for (const row of placed.values()) found.get(String(row[options.parent] ?? root))?.push(row)
  const state = $state.get()
  $state.set({
    ...state,
    children: new Map([...state.children, ...found]),
    isCut: state.isCut || answers.some(({ rows, total }) => rows.length < total),
  })
}

function readRows({ rows, options, stop }: Context, condition: string) {
  const { resource, where, sort } = options
  return rows.list(resource, { filter: [where, condition].filter(Boolean).join('&'), sort }, stop.signal)
}

async function expand(context: Context, ids: readonly string[]): Promise<void> {
  const { $state } = context
  await readLevel(context, ids)
  $state.set({ ...$state.get(), expanded: new Set([...$state.get().expanded, ...ids]) })
}

/** Follows a row up to its root, then expands from there. */
async function reveal(context: Context, id: string): Promise<void> {
  const { rows, options, stop } = context
  const path: string[] = []
  let at: string | undefined = id
  while (at && path.length < deepest) {
    const row: Row =
      find(context, at) ?? (await rows.read(options.resource, { [options.key]: at }, stop.signal))
    const parent: unknown = row[options.parent]
    at = typeof parent === 'string' && parent !== '' ? parent : undefined
    if (at) path.unshift(at)
  }
  for (const each of path) await expand(context, [each])
}

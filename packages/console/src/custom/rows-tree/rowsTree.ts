import type { Row, RowMove, RowService } from '@ebkit/core/services/rows'
import { atom, type ReadableAtom } from 'nanostores'

/** A resource whose rows are a tree that is read as a whole. */
export interface RowsTreeOptions {
  /** Service and name. */
  readonly resource: string
  readonly key: string
  /** The field that refers to the parent. */
  readonly parent: string
  /** How siblings are sorted: `sortNo asc`. */
  readonly sort: string
  /** A condition on all rows. Default: none. */
  readonly where?: string | undefined
}

export interface RowsTreeState {
  /** In their order; undefined until they are loaded. */
  readonly rows?: readonly Row[] | undefined
  readonly expanded: ReadonlySet<string>
  readonly isReading: boolean
  /** Why the newest request failed. */
  readonly error?: unknown
}

/** The place of a row. */
export type RowPlaceInTree = Pick<RowMove, 'parent' | 'before'>

/** All rows of a tree, and the functions that move them. */
export interface RowsTree {
  readonly $state: ReadableAtom<RowsTreeState>
  load(): Promise<void>
  expand(...ids: string[]): void
  collapse(id: string): void
  /** Expands everything above a row. */
  reveal(id: string): void
  find(id: string): Row | undefined
  /** Keys of all rows below a row. */
  below(id: string): readonly string[]
  /** The current place of a row. */
  placeOf(id: string): RowPlaceInTree
  /**
   * Moves a row at once; if the gateway refuses, the row moves back. Moves are sent one after another, because a row
   * that is moved again has a new version by then.
   *
   * @throws ServiceError
   */
  move(move: RowMove): Promise<Row>
  /** Aborts the requests that are under way. */
  stop(): void
}

interface Context {
  readonly service: Pick<RowService, 'list' | 'move'>
  readonly options: RowsTreeOptions
  readonly $state: ReturnType<typeof atom<RowsTreeState>>
  readonly stop: AbortController
  /** Moves that are shown but not yet confirmed. */
  readonly moves: Set<RowMove>
  /** The rows without them. */
  stored: readonly Row[] | undefined
  /** Settles when the newest of them does. */
  turn: Promise<unknown>
}

/** Makes the model of a tree that is read as a whole. */
export function createRowsTree(service: Context['service'], options: RowsTreeOptions): RowsTree {
  const $state = atom<RowsTreeState>({ expanded: new Set(), isReading: true })
  const context: Context = {
    ...{ service, options, $state, stop: new AbortController() },
    ...{ moves: new Set<RowMove>(), stored: undefined, turn: Promise.resolve() },
  }
  const expand = (...ids: string[]) =>
    $state.set({ ...$state.get(), expanded: new Set([...$state.get().expanded, ...ids]) })
  return {
    $state,
    load: () => load(context),
    expand,
    collapse(id) {
      const expanded = new Set($state.get().expanded)
      expanded.delete(id)
      $state.set({ ...$state.get(), expanded })
    },
    reveal: (id) => expand(...above(context, id)),
    find: (id) => find(context, id),
    below: (id) => below(context, id),
    placeOf: (id) => placeOf(context, id),
    move: (asked) => move(context, asked),
    stop: () => context.stop.abort(),
  }
}

/** Rows by the key of their parent; those without one, or whose parent is missing, by the empty string. */
export function childrenOf(
  rows: readonly Row[],
  { key, parent }: Pick<RowsTreeOptions, 'key' | 'parent'>,
): Map<string, Row[]> {
  const keys = new Set(rows.map((row) => String(row[key])))
  const children = new Map<string, Row[]>()
  for (const row of rows) {
    const above = String(row[parent] ?? '')
    const id = keys.has(above) ? above : ''
    children.set(id, [...(children.get(id) ?? []), row])
  }
  return children
}

const rowsOf = ({ $state }: Context) => $state.get().rows ?? []

function find(context: Context, id: string): Row | undefined {
  return rowsOf(context).find((row) => String(row[context.options.key]) === id)
}

function above(context: Context, id: string): string[] {
  const path: string[] = []
  for (let row = find(context, id); row; ) {
    const parent = String(row[context.options.parent] ?? '')
    if (!parent || path.includes(parent)) break
    path.unshift(parent)
    row = find(context, parent)
  }
  return path
}

function below(context: Context, id: string): string[] {
  const children = childrenOf(rowsOf(context), context.options)
  const keysBelow = (one: string): string[] =>
    (children.get(one) ?? []).flatMap((row) => {
      const key = String(row[context.options.key])
      return [key, ...keysBelow(key)]
    })
  return keysBelow(id)
}

function placeOf(context: Context, id: string): RowPlaceInTree {
  const { key, parent } = context.options
  const above = find(context, id)?.[parent]
  const siblings = childrenOf(rowsOf(context), context.options).get(above ? String(above) : '') ?? []
  const keys = siblings.map((row) => String(row[key]))
  return { parent: above ? String(above) : null, before: keys[keys.indexOf(id) + 1] ?? null }
}

/** Reads page by page, until there are no more. */
async function load(context: Context): Promise<void> {
  const { service, options, $state, stop } = context
  $state.set({ ...$state.get(), isReading: true, error: undefined })
  try {
    const { resource, where, sort } = options
    const rows: Row[] = []
    for (let page = 1; ; page++) {
      const found = await service.list(resource, { filter: where, sort, page }, stop.signal)
      rows.push(...found.rows)
      if (!found.rows.length || rows.length >= found.total) break
    }
    if (stop.signal.aborted) return
    context.stored = rows
    $state.set({ ...$state.get(), rows: shownRows(context), isReading: false })
  } catch (error) {
    if (!stop.signal.aborted) $state.set({ ...$state.get(), isReading: false, error })
  }
}

/** The rows with one of them moved. */
export function withMove(
  rows: readonly Row[],
  { key: id, parent, before }: RowMove,
  { key, parent: field }: Pick<RowsTreeOptions, 'key' | 'parent'>,
): readonly Row[] {
  const moved = rows.find((row) => String(row[key]) === id)
  if (!moved) return rows
  const others = rows.filter((row) => row !== moved)
  const at = before === null ? -1 : others.findIndex((row) => String(row[key]) === before)
  return others.toSpliced(at < 0 ? others.length : at, 0, { ...moved, [field]: parent })
}

/** The rows with all pending moves applied. */
const shownRows = ({ stored, moves, options }: Context) =>
  stored && [...moves].reduce((rows, move) => withMove(rows, move, options), stored)

async function move(context: Context, asked: RowMove): Promise<Row> {
  const { moves, turn, $state } = context
  const isFirst = moves.size === 0
  const show = () => $state.set({ ...$state.get(), rows: shownRows(context) })
  moves.add(asked)
  show()
  const sending = turn.then(() => send(context, asked, isFirst))
  // the caller gets the error below; the next move is sent anyway
  context.turn = sending.catch(() => undefined)
  try {
    return await sending
  } finally {
    moves.delete(asked)
    show()
  }
}

/** @param isFirst no other move was pending: the row is as the user saw it, or the gateway reports that it is not */
async function send(context: Context, asked: RowMove, isFirst: boolean): Promise<Row> {
  const { service, options, stored } = context
  const row = isFirst ? undefined : stored?.find((one) => String(one[options.key]) === asked.key)
  const saved = await service.move(options.resource, row ? { ...asked, version: Number(row.version) } : asked)
  await load(context)
  return saved
}

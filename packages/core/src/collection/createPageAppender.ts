import { superseded } from '../promise/latest'
import { type Restartable, restartable } from './restartable'

/** How far rows are read that are appended page by page. */
export interface AppendedState {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Whether there are further pages. */
  readonly more: boolean
  /** A further page is on its way. */
  readonly loadingMore: boolean
  /** Why the last read failed. What was read before stays. */
  readonly error?: unknown
}

/** What changes when a page is asked for, has come or has not. */
export interface AppendedChange {
  readonly status?: Exclude<AppendedState['status'], 'idle'>
  readonly loadingMore?: boolean
  readonly error?: unknown
}

export interface PageAppenderOptions<Page> {
  state(): AppendedState
  patch(change: AppendedChange): void
  readFirst(signal: AbortSignal): PromiseLike<Page>
  readNext(signal: AbortSignal): PromiseLike<Page>
  /** Shows the first page in place of all rows, and takes over the change together with them. */
  takeFirst(page: Page, change: AppendedChange): void | Promise<void>
  /** Appends a page, and takes over the change together with it. */
  takeNext(page: Page, change: AppendedChange): void | Promise<void>
  /** Whether rows stand there that stay where a first page fails. */
  hasRows(): boolean
  /** Reading all pages has begun or has got on (`true`), or is over. */
  onProgress?(isRunning: boolean): void
  onError(error: unknown): void
}

/** Reads rows page by page and appends them. */
export interface PageAppender {
  /** Reads the first page anew. What stands there stays until then, and where it fails. */
  loadFirst(): Promise<void>
  /**
   * Reads the next page. Does nothing without one; while one is on its way, waits for that.
   *
   * @returns whether it came
   */
  loadMore(): Promise<boolean>
  /** Reads all pages that are left. */
  loadAll(): Promise<void>
  /** Ends reading further pages; those that came stay. */
  stopMore(): void
  /** The rows have changed at the source: what is on its way may be older, and is read again. */
  restart(): void
  /** Ends whatever is read, and leaves the state as it is. */
  cancel(): void
}

interface Context<Page> {
  readonly options: PageAppenderOptions<Page>
  readonly first: Restartable
  readonly next: Restartable
  /** The further page that is on its way. */
  pending?: Promise<boolean> | undefined
  /** The run that reads all pages. */
  all?: symbol | undefined
}

/** Loads the pages of a list one after the other, as somebody scrolls. */
export function createPageAppender<Page>(options: PageAppenderOptions<Page>): PageAppender {
  const context: Context<Page> = { options, first: restartable(), next: restartable() }
  return {
    loadFirst: () => loadFirst(context),
    loadMore: () => loadMore(context),
    loadAll: () => loadAll(context),
    stopMore: () => stopMore(context),
    restart() {
      context.first.restart()
      context.next.restart()
    },
    cancel() {
      context.first.cancel()
      cancelMore(context)
    },
  }
}

async function loadFirst<Page>(context: Context<Page>): Promise<void> {
  const { options, first } = context
  stopMore(context)
  options.patch({ status: 'loading' })
  try {
    const page = await first.run(options.readFirst)
    if (page !== superseded) await options.takeFirst(page, { status: 'ready', error: undefined })
  } catch (error) {
    options.patch({ status: options.hasRows() ? 'ready' : 'failed', error })
    options.onError(error)
  }
}

function loadMore<Page>(context: Context<Page>): Promise<boolean> {
  if (context.pending) return context.pending
  const pending = readNext(context).finally(() => {
    if (context.pending === pending) context.pending = undefined
  })
  context.pending = pending
  return pending
}

async function readNext<Page>({ options, next }: Context<Page>): Promise<boolean> {
  const { status, more } = options.state()
  if (status !== 'ready' || !more) return false
  options.patch({ loadingMore: true, error: undefined })
  try {
    const page = await next.run(options.readNext)
    if (page === superseded) return false
    await options.takeNext(page, { loadingMore: false })
    return true
  } catch (error) {
    options.patch({ loadingMore: false, error })
    options.onError(error)
    return false
  }
}

async function loadAll<Page>(context: Context<Page>): Promise<void> {
  if (context.all || !context.options.state().more) return
  const own = Symbol()
  const { onProgress } = context.options
  context.all = own
  onProgress?.(true)
  while (context.all === own && (await loadMore(context)))
    if (context.all === own && context.options.state().more) onProgress?.(true)
  if (context.all !== own) return
  context.all = undefined
  onProgress?.(false)
}

function stopMore<Page>(context: Context<Page>): void {
  const { options, all } = context
  const isRunning = !!all
  cancelMore(context)
  if (options.state().loadingMore) options.patch({ loadingMore: false })
  if (isRunning) options.onProgress?.(false)
}

function cancelMore<Page>(context: Context<Page>): void {
  context.next.cancel()
  context.pending = undefined
  context.all = undefined
}

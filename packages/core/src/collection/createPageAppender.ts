import { superseded } from '../promise/latest'
import { type Restartable, restartable } from './restartable'

/** The loading state of rows that are appended page by page. */
export interface AppendedState {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Whether there are further pages. */
  readonly more: boolean
  /** A further page is loading. */
  readonly loadingMore: boolean
  /** The error of the last read. Rows read before stay. */
  readonly error?: unknown
}

/** How an appender changes its list. */
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
  /** Replaces all rows with the first page, and applies the changed state in the same step. */
  takeFirst(page: Page, change: AppendedChange): void | Promise<void>
  /** Appends a page, and applies the changed state in the same step. */
  takeNext(page: Page, change: AppendedChange): void | Promise<void>
  /** Whether there are rows, which stay if the first page fails. */
  hasRows(): boolean
  /** Reading all pages has begun or progressed (`true`), or has ended. */
  onProgress?(isRunning: boolean): void
  onError(error: unknown): void
}

/** Reads rows page by page and appends them. */
export interface PageAppender {
  /** Reads the first page again. The current rows stay until it has loaded, and if it fails. */
  loadFirst(): Promise<void>
  /**
   * Reads the next page. Does nothing if there is none; waits if one is already loading.
   * @returns whether it came
   */
  loadMore(): Promise<boolean>
  /** Reads all remaining pages. */
  loadAll(): Promise<void>
  /** Stops reading further pages; loaded pages stay. */
  stopMore(): void
  /** The rows have changed at the source: a running read may be outdated, and is repeated. */
  restart(): void
  /** Aborts every read, and leaves the state unchanged. */
  cancel(): void
}

interface Context<Page> {
  readonly options: PageAppenderOptions<Page>
  readonly first: Restartable
  readonly next: Restartable
  /** The further page that is loading. */
  pending?: Promise<boolean> | undefined
  /** The run that is reading all pages. */
  all?: symbol | undefined
}

/** Loads the pages of a list one after another, as the user scrolls. */
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

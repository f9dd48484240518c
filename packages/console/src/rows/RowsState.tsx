import { Button } from '@ebkit/ui/button'
import { Placeholder, Skeleton } from '@ebkit/ui/placeholder'
import { useStyles } from '@ebkit/ui/styles'
import { useDescribeError, useStrings } from '@ebkit/widgets/environment'
import type { ReactNode, RefObject } from 'react'
import css from './RowsState.css'
import { rowsStrings } from './strings'

export interface RowsStateProps {
  /** `rows`: undefined until the first answer. */
  state: { rows?: readonly unknown[] | undefined; error?: unknown; reload(): void }
  /** Number of rows in the skeleton before the first answer. */
  outline: number
  /** The rows, once they are loaded. */
  children: ReactNode
}

/** Rows, or in their place a skeleton while they are loading, or the reason why they could not be loaded. */
export function RowsState({ state: { rows, error, reload }, outline, children }: RowsStateProps) {
  const text = useStrings(rowsStrings)
  const describe = useDescribeError()
  const root = useStyles<HTMLElement>(css)
  if (!rows && error === undefined)
    return (
      <section ref={root} className="eb-rows-state" aria-busy="true" aria-label={text('loading')}>
        <Skeleton rows={outline} />
      </section>
    )
  if (!rows)
    return (
      <Placeholder kind="error" title={text('failed')} detail={describe(error)}>
        <Button onClick={reload}>{text('retry')}</Button>
      </Placeholder>
    )
  return (
    <>
      {error !== undefined && (
        <div ref={root as RefObject<HTMLDivElement>} className="eb-rows-state__stale" role="alert">
          {text('stale', { reason: describe(error) })}
          <Button kind="text" onClick={reload}>
            {text('retry')}
          </Button>
        </div>
      )}
      {children}
    </>
  )
}

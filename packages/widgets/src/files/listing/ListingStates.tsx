import type { ServiceError } from '@ebkit/core/errors'
import type { FileEntry } from '@ebkit/core/files'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { cloudAlertIcon } from '@ebkit/ui/icons'
import { Placeholder } from '@ebkit/ui/placeholder'
import { useDescribeError } from '../../environment'
import type { FileListingProps } from './FileListingProps'
import type { ListingText } from './listingStrings'
import { Tile } from './Tile'

type StateProps = Pick<FileListingProps, 'error' | 'onRetry'> & { text: ListingText }

const sample = { name: '', size: 0, time: 0 } as FileEntry

/** Placeholders while loading, after 150 ms. */
export function ListingShape({ loading }: { loading: string }) {
  return (
    <div className="eb-files__shape" role="status">
      <p className="eb-files__loading">{loading}</p>
      <div className="eb-files__bones" aria-hidden="true">
        {/* Invisible: loads the code for the first tiles before their files have loaded. */}
        <i hidden>
          <Tile entry={sample} />
        </i>
        {[...'0123456789'].map((key) => (
          <i key={key} />
        ))}
      </div>
    </div>
  )
}

/** Why loading failed: in place of the entries, or above them. */
export function ListingFailure({ error, onRetry, text, hasEntries }: StateProps & { hasEntries: boolean }) {
  const describe = useDescribeError()
  const words = error === undefined ? '' : describe(error)
  const code = (error as ServiceError | undefined)?.code ?? ''
  const isOffline = code === 'offline' || code === 'network'
  const retry = onRetry && (
    <Button kind={hasEntries ? 'text' : 'default'} part="retry" onClick={onRetry}>
      {text('retry')}
    </Button>
  )
  return hasEntries ? (
    <div className="eb-files__warning" role="alert">
      <Icon path={cloudAlertIcon} />
      <span>{words || text('failed')}</span>
      {retry}
    </div>
  ) : (
    <Placeholder
      kind={isOffline ? 'offline' : 'error'}
      title={isOffline ? words : text('failed')}
      detail={!isOffline && words}
    >
      {retry}
    </Placeholder>
  )
}

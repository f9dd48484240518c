import { formatSize } from '@ebkit/rules/files'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { fileIcon, fileTextIcon, filmIcon, imageOffIcon } from '@ebkit/ui/icons'
import { previewKind } from './kind'

const icons = { image: imageOffIcon, video: filmIcon, pdf: fileTextIcon, none: fileIcon }

export interface NoPreviewProps {
  name: string
  address: string
  /** In bytes. */
  size: number | undefined
  message: string
  text: (key: 'retry') => string
  onRetry?: (() => void) | undefined
}

/** Name and size of a file that cannot be shown, and why. */
export function NoPreview({ name, size, message, text, onRetry }: NoPreviewProps) {
  return (
    <div className="eb-file-preview__none" part="none">
      <Icon path={icons[previewKind(undefined, name) ?? 'none']} />
      {name && <p className="eb-file-preview__name">{name}</p>}
      {size !== undefined && size >= 0 && <p className="eb-file-preview__size">{formatSize(size)}</p>}
      <p role="status">{message}</p>
      {onRetry && (
        <Button part="retry" onClick={onRetry}>
          {text('retry')}
        </Button>
      )}
    </div>
  )
}

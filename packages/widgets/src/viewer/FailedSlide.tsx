import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { imageOffIcon } from '@ebkit/ui/icons'
import type { ViewerText } from './ViewerBar'

/** Shown in place of an image that could not be loaded. */
export const FailedSlide = ({ text, onRetry }: { text: ViewerText; onRetry: () => void }) => (
  <div className="eb-viewer__failed" role="alert">
    <Icon path={imageOffIcon} />
    <p>{text('failed')}</p>
    <Button part="retry" onClick={onRetry}>
      {text('retry')}
    </Button>
  </div>
)

import { Button } from '@ebkit/ui/button'
import { circleAlertIcon } from '@ebkit/ui/icons'
import { useDescribeError, useStrings } from '@ebkit/widgets/environment'
import type { MenuState } from '../menu/useMenu'
import { Notice } from '../notice/Notice'
import { strings } from '../strings'
import { shellStrings } from './strings'

/** Says that the menu could not be loaded, and offers a retry. Open pages stay. */
export function MenuFailure({ status, error, retry }: Pick<MenuState, 'status' | 'error' | 'retry'>) {
  const text = useStrings(strings)
  const shellText = useStrings(shellStrings)
  const describe = useDescribeError()
  return (
    <div role="alert">
      {status === 'failed' && (
        <Notice icon={circleAlertIcon}>
          <b>{shellText('menuFailed')}</b> {describe(error)}
          <Button kind="text" onClick={retry}>
            {text('retry')}
          </Button>
        </Notice>
      )}
    </div>
  )
}

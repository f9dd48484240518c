import type { PageResource } from '@ebkit/core/services/consolePages'
import type { PageAction } from '@ebkit/domain'
import { Button } from '@ebkit/ui/button'
import { useStrings } from '@ebkit/widgets/environment'
import { pageStrings } from '../pages/strings'
import type { DetailMode } from './detailMode'

interface RowFormButtonsProps {
  resource: PageResource
  actions: readonly PageAction[] | undefined
  onOpen(mode: DetailMode): void
}

const rights = { edit: 'edit', copy: 'add' } as const

/** The buttons that open the row in a form, if the page offers them and the user may save. */
export function RowFormButtons({ resource, actions = [], onOpen }: RowFormButtonsProps) {
  const text = useStrings(pageStrings)
  return (['edit', 'copy'] as const)
    .filter((mode) => actions.includes(mode) && resource.rights.includes(rights[mode]))
    .map((mode) => (
      <Button key={mode} onClick={() => onOpen(mode)}>
        {text(mode)}
      </Button>
    ))
}

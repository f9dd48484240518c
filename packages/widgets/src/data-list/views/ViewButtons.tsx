import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { checkIcon, pencilIcon, trashIcon } from '@ebkit/ui/icons'
import { useStrings } from '../../environment'
import { viewStrings } from './strings'

interface ViewButtonsProps {
  name: string
  isShown: boolean
  onShow: () => void
  onRename: () => void
  onRemove: () => void
}

/** A saved view: shows it, renames it, removes it. */
export function ViewButtons({ name, isShown, onShow, onRename, onRemove }: ViewButtonsProps) {
  const text = useStrings(viewStrings)
  return (
    <>
      <button type="button" className="eb-views__view" aria-pressed={isShown} onClick={onShow}>
        <span>{name}</span>
        {isShown && <Icon path={checkIcon} />}
      </button>
      <Button kind="icon" label={text('rename', { name })} onClick={onRename}>
        <Icon path={pencilIcon} />
      </Button>
      <Button kind="icon" label={text('remove', { name })} onClick={onRemove}>
        <Icon path={trashIcon} />
      </Button>
    </>
  )
}

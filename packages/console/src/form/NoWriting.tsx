import { lockIcon } from '@ebkit/ui/icons'
import { useStrings } from '@ebkit/widgets/environment'
import { Notice } from '../notice/Notice'
import { Problem } from '../pages/Problem'
import { formStrings } from './strings'

/** Shown above what the user may see but not change. */
export function OnlyRead() {
  const text = useStrings(formStrings)
  return (
    <Notice icon={lockIcon} role="note">
      {text('onlyRead')}
    </Notice>
  )
}

/** Replaces a form that the user may not save, if there is no row to read. */
export function NoWriting({ right }: { right: 'add' | 'edit' }) {
  const text = useStrings(formStrings)
  return (
    <Problem
      icon={lockIcon}
      title={text(right === 'add' ? 'noAdding' : 'noEditing')}
      lead={text('askForAccess')}
    />
  )
}

import { lockIcon } from '@ebkit/ui/icons'
import { useStrings } from '@ebkit/widgets/environment'
import { Notice } from '../notice/Notice'
import { Problem } from '../pages/Problem'
import { formStrings } from './strings'

/** Stands above what somebody may see and not change. */
export function OnlyRead() {
  const text = useStrings(formStrings)
  return (
    <Notice icon={lockIcon} role="note">
      {text('onlyRead')}
    </Notice>
  )
}

/** Stands in the place of a form for somebody who may not save it, where there is no row to be read. */
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

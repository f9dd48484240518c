import { labelText } from '@ebkit/rules/fields'
import { lockIcon } from '@ebkit/ui/icons'
import { usePlace } from '@ebkit/widgets/environment'
import { Notice } from '../notice/Notice'
import type { Locks } from './locksOf'

/** Explains above a form why some of its fields cannot be changed. */
export function LockNotes({ reasons }: Pick<Locks, 'reasons'>) {
  const { locale } = usePlace()
  return reasons.map((reason) => (
    <Notice key={reason.zh} icon={lockIcon} role="note">
      {labelText(reason, locale)}
    </Notice>
  ))
}

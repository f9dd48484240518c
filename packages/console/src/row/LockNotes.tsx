import { labelText } from '@ebkit/rules/fields'
import { Icon } from '@ebkit/ui/icon'
import { lockIcon } from '@ebkit/ui/icons'
import { usePlace } from '@ebkit/widgets/environment'
import type { Locks } from './locksOf'

/** Says above a form why some of its fields cannot be changed. */
export function LockNotes({ reasons }: Pick<Locks, 'reasons'>) {
  const { locale } = usePlace()
  return reasons.map((reason) => (
    <p key={reason.zh} className="eb-notice" role="note">
      <Icon path={lockIcon} />
      <span className="eb-notice__text">{labelText(reason, locale)}</span>
    </p>
  ))
}

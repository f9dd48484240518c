import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '@ebkit/widgets/environment'
import { messageStrings } from './strings'
import css from './UnreadMark.css'

/** The dot before the title of a notice that the user has not read. */
export function UnreadMark() {
  const root = useStyles<HTMLElement>(css)
  const text = useStrings(messageStrings)
  return <i ref={root} role="img" aria-label={text('unread')} className="eb-unread-mark" />
}

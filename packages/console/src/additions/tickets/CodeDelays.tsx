import type { FormAdditionProps } from '../Addition'
import { CodeDelayPreview } from './CodeDelayPreview'
import { DelayName } from './DelayName'

/** The addition to forms that extend codes: a preview for a batch, a name for a single order. */
export function CodeDelays(props: FormAdditionProps) {
  return props.values.delayMode === 'SINGLE' ? <DelayName {...props} /> : <CodeDelayPreview {...props} />
}

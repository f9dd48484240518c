import type { FormAdditionProps } from '../Addition'
import { CodeDelayPreview } from './CodeDelayPreview'
import { DelayName } from './DelayName'

/** What the forms for extending codes have: a batch its preview, a single order its name. */
export function CodeDelays(props: FormAdditionProps) {
  return props.values.delayMode === 'SINGLE' ? <DelayName {...props} /> : <CodeDelayPreview {...props} />
}

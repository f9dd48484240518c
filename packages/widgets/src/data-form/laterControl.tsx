import type { ComponentType } from 'react'
import { laterPart } from '../later/laterPart'
import type { ControlProps } from './Control'

/**
 * Controls of one chunk, which is loaded when a form has a field for one of them. Their space is reserved until then.
 *
 * @returns the control with a name
 */
export function laterControls<Name extends string>(
  load: () => Promise<Record<Name, ComponentType<ControlProps>>>,
) {
  const [usePart] = laterPart(load)
  return (name: Name): ComponentType<ControlProps> =>
    function LaterControl(props: ControlProps) {
      const part = usePart(true)
      const Control = part[name] as ComponentType<ControlProps> | undefined
      if (Control) return <Control {...props} />
      return part.failure || <span className="eb-data-form__place" />
    }
}

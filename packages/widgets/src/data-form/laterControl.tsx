import { Button } from '@ebkit/ui/button'
import { type ComponentType, useState } from 'react'
import { laterPart } from '../later/laterPart'
import type { ControlProps } from './Control'

/** A control that is loaded when a form has a field for it; its place is kept until then. */
export function laterControl(load: () => Promise<{ Control: ComponentType<ControlProps> }>) {
  const [usePart] = laterPart(load)
  return function LaterControl(props: ControlProps) {
    const { text } = props
    const [isWanted, want] = useState(true)
    const { Control, error } = usePart(isWanted, text('missing'))
    if (Control) return <Control {...props} />
    if (!error) return <span className="eb-data-form__place" />
    const again = () => {
      want(false)
      requestAnimationFrame(() => want(true))
    }
    return (
      <span className="eb-data-form__missing">
        {text('missing')}
        <Button onClick={again}>{text('retry')}</Button>
      </span>
    )
  }
}

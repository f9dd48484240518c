import { useLayoutEffect, useState } from 'react'
import { Icon } from '../icon/Icon'
import { circleAlertIcon } from '../icons'
import { useStyles } from '../styles/useStyles'
import css from './FieldError.css'

export interface FieldErrorProps {
  /** Names the message: the field that is wrong has `aria-invalid`, and this in its `aria-describedby`. */
  id: string
  /** What is wrong. Without it there is nothing. */
  message?: string | undefined
}

/** What is wrong with a field, under it: an icon and a sentence. Its part is `message`. */
export function FieldError({ id, message }: FieldErrorProps) {
  const element = useStyles<HTMLDivElement>(css)
  const [shown, show] = useState<string>()
  // A message comes and goes when its field is left, and that moves what stands below. A button there that is just
  // being pressed would miss its click: nothing moves before the release. The first look is with the next frame: in
  // Firefox a field loses focus before the button that takes it is `:active`.
  useLayoutEffect(() => {
    if (message === shown) return
    const update = () => {
      if (document.querySelector(':active')) frame = requestAnimationFrame(update)
      else show(message)
    }
    let frame = requestAnimationFrame(update)
    return () => cancelAnimationFrame(frame)
  }, [message, shown])
  if (!shown) return null
  return (
    <div ref={element} id={id} className="eb-field-error" part="message">
      <Icon path={circleAlertIcon} />
      <span>{shown}</span>
    </div>
  )
}

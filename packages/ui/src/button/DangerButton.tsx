import { useStyles } from '../styles/useStyles'
import { Button, type ButtonProps } from './Button'
import css from './DangerButton.css'

/** The button of a destructive action; name the action (仍要删除). */
export function DangerButton(props: Omit<ButtonProps, 'kind' | 'className'>) {
  const element = useStyles<HTMLSpanElement>(css)
  return (
    <span ref={element}>
      <Button {...props} className="eb-button--danger" />
    </span>
  )
}

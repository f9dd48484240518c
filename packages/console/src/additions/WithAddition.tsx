import { useStyles } from '@ebkit/ui/styles'
import type { ReactNode } from 'react'
import type { FormAdditionProps } from './Addition'
import css from './Additions.css'
import { formAdditions } from './additions'

/** A form with its addition in its place. */
export function WithAddition({ children, ...props }: FormAdditionProps & { children: ReactNode }) {
  const root = useStyles<HTMLDivElement>(css)
  const { place, Part } = formAdditions[props.resource.resource] ?? {}
  const part = Part && typeof place === 'string' && (
    <div className="eb-addition__part">
      <Part {...props} />
    </div>
  )
  return (
    <div ref={root} className={`eb-addition${part ? ` eb-addition--${place}` : ''}`}>
      {place === 'above' && part}
      <div className="eb-addition__form">{children}</div>
      {place !== 'above' && part}
    </div>
  )
}

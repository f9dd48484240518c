import { useStyles } from '@ebkit/ui/styles'
import type { ReactNode } from 'react'
import css from './RowName.css'

export interface RowNameProps {
  /** Address of a thumbnail. Default: none. */
  picture?: string | undefined
  name: ReactNode
  /** A line below the name. */
  children?: ReactNode
}

/** The name of a row: image, name, and a line below it. */
export function RowName({ picture, name, children }: RowNameProps) {
  const element = useStyles<HTMLDivElement>(css)
  return (
    <div ref={element} className="eb-row-name">
      {picture && <img src={picture} alt="" loading="lazy" />}
      <div>
        <b title={typeof name === 'string' ? name : undefined}>{name}</b>
        <small>{children}</small>
      </div>
    </div>
  )
}

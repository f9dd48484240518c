import { useStyles } from '@ebkit/ui/styles'
import type { ReactNode } from 'react'
import css from './RowName.css'

export interface RowNameProps {
  /** Address of a small picture; without it there is none. */
  picture?: string | undefined
  name: ReactNode
  /** Below the name. */
  children?: ReactNode
}

/** What names a row: picture, name, and a line below it. */
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

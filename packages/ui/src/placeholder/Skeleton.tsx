import { useStyles } from '../styles/useStyles'
import css from './Skeleton.css'

export interface SkeletonProps {
  /** How many rows it draws. */
  rows: number
}

/** The outline of loading rows; appears after 150 ms. Put `aria-busy` on its container. */
export function Skeleton({ rows }: SkeletonProps) {
  const element = useStyles<HTMLDivElement>(css)
  return (
    <div ref={element} className="eb-skeleton" aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div key={index} className="eb-skeleton__row">
          <i className="eb-skeleton__block" />
          <i className="eb-skeleton__block" />
          <i className="eb-skeleton__block" />
        </div>
      ))}
    </div>
  )
}

import type { ReactNode } from 'react'

interface PanelProps {
  number: number
  title: string
  /** What it ends with: the action. */
  foot?: ReactNode
  /** What it shows. */
  children: ReactNode
}

/** One step of a guest, as a phone shows it. */
export function Panel({ number, title, foot, children }: PanelProps) {
  const id = `eb-guest-step-${number}`
  return (
    <section className="eb-guest__step" aria-labelledby={id}>
      <h2 id={id}>
        <span className="eb-guest__index" aria-hidden="true">
          {number}
        </span>
        {title}
      </h2>
      <div className="eb-guest__phone">
        {children}
        {foot && <div className="eb-guest__foot">{foot}</div>}
      </div>
    </section>
  )
}

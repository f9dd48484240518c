import type { ReactNode } from 'react'

interface PanelProps {
  number: number
  title: string
  /** The action at the end. */
  foot?: ReactNode
  /** What it shows. */
  children: ReactNode
}

/** One step of a guest, in the form of a phone screen. */
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

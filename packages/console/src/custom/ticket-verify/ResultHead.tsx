import { Icon } from '@ebkit/ui/icon'
import type { ReactNode } from 'react'

export interface ResultHeadProps {
  tone: 'success' | 'danger' | 'warning' | 'neutral'
  icon: string
  word: string
  lead: string
  children?: ReactNode
}

/** What the desk says, to be read from a metre away: a sign, a word, and the reason. */
export function ResultHead({ tone, icon, word, lead, children }: ResultHeadProps) {
  return (
    <header className={`eb-desk__head eb-desk__head--${tone}`}>
      <span className="eb-desk__sign">
        <Icon path={icon} />
      </span>
      <div className="eb-desk__words" role={tone === 'success' ? 'status' : 'alert'}>
        <h2>{word}</h2>
        <p>{lead}</p>
      </div>
      {children}
    </header>
  )
}

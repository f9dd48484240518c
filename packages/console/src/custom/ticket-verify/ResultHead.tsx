import { Icon } from '@ebkit/ui/icon'
import type { ReactNode } from 'react'

export interface ResultHeadProps {
  tone: 'success' | 'danger' | 'warning' | 'neutral'
  icon: string
  word: string
  lead: string
  children?: ReactNode
}

/** The message of the desk, readable from a metre away: an icon, a word, and the reason. */
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

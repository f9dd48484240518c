import { useClosingTime } from '@ebkit/ui/closing-time'
import { JumpField } from '@ebkit/ui/pager'
import { useRef, useState } from 'react'
import { useStrings } from '../../environment'
import { type ListPartText, listPartStrings } from './strings'

interface PageJumpProps {
  pages: number
  onJump: (page: number) => void
}

/** Milliseconds for which a wrong page is reported. @spec W-PAGE-3 */
const messageTime = 1500

/**
 * A field for a page number. An empty or invalid one is reported briefly, and the field is cleared. @spec W-PAGE-3
 */
export function PageJump({ pages, onJump }: PageJumpProps) {
  const text = useStrings(listPartStrings)
  const [wrong, setWrong] = useState(0)
  return (
    <div className="eb-data-list__jump">
      <JumpField
        before={text('jump')}
        after={text('jumpEnd')}
        onJump={(page) => {
          const isThere = page !== undefined && page >= 1 && page <= pages
          setWrong(isThere ? 0 : wrong + 1)
          if (isThere) onJump(page)
        }}
      />
      {/* Rendered before it has a text, otherwise screen readers do not announce it. */}
      <div role="alert">{wrong > 0 && <WrongPage key={wrong} text={text} onClose={() => setWrong(0)} />}</div>
    </div>
  )
}

function WrongPage({ text, onClose }: { text: ListPartText; onClose: () => void }) {
  const element = useRef<HTMLSpanElement>(null)
  useClosingTime(element, messageTime, onClose)
  return (
    <span ref={element} className="eb-data-list__wrong">
      {text('wrongPage')}
    </span>
  )
}

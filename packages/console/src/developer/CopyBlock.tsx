import { Button } from '@ebkit/ui/button'
import { copyText } from '@ebkit/widgets/copy-link'
import { useStrings } from '@ebkit/widgets/environment'
import { useId, useRef, useState } from 'react'
import { developerStrings } from './strings'

export interface CopyBlockProps {
  label: string
  value: string
  onCopied?: () => void
}

/** Code to copy, with a label. */
export function CopyBlock({ label, value, onCopied }: CopyBlockProps) {
  const text = useStrings(developerStrings)
  const id = useId()
  const place = useRef<HTMLElement>(null)
  const [said, setSaid] = useState('')
  const copy = async () => {
    if (!place.current) return
    const isCopied = await copyText(value, place.current)
    setSaid(text(isCopied ? 'copied' : 'copyFailed'))
    if (isCopied) onCopied?.()
  }
  return (
    <section ref={place} className="eb-developer__copy" aria-labelledby={id}>
      <div className="eb-developer__copy-head">
        <h3 id={id}>{label}</h3>
        <span role="status">{said}</span>
        <Button label={`${text('copy')} ${label}`} onClick={() => void copy()}>
          {text('copy')}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <pre tabIndex={0}>{value}</pre>
    </section>
  )
}

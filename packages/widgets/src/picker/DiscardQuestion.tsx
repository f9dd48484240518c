import { Button, DangerButton } from '@ebkit/ui'
import { useStrings } from '../environment'
import { strings } from './strings'

/** Asks in the place of the footer whether the changes may be lost. */
export function DiscardQuestion({ onKeep, onDiscard }: { onKeep(): void; onDiscard(): void }) {
  const text = useStrings(strings)
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields
    <div className="eb-picker__foot eb-picker__question" role="group" aria-label={text('discard')}>
      <p className="eb-picker__message">{text('discard')}</p>
      <Button part="keep" onClick={onKeep}>
        {text('goOn')}
      </Button>
      <DangerButton part="discard" onClick={onDiscard}>
        {text('giveUp')}
      </DangerButton>
    </div>
  )
}

import { formatYuan } from '@ebkit/rules/products'
import { Button } from '@ebkit/ui/button'
import { checkIcon } from '@ebkit/ui/icons'
import { useStrings } from '@ebkit/widgets/environment'
import type { ShownSuccess } from './DeskState'
import { grouped } from './entry'
import { Picture } from './Picture'
import { ResultHead } from './ResultHead'
import { deskStrings } from './strings'
import { clockTime } from './times'

interface DoneResultProps {
  shown: ShownSuccess
  /** Undoes what was verified; undefined where nothing can be undone. */
  onUndo: (() => void) | undefined
}

/** What was verified. */
export function DoneResult({ shown, onUndo }: DoneResultProps) {
  const text = useStrings(deskStrings)
  const { name, holder, amount, quantity, isCard, isRepeated, coverImage, refused } = shown
  const facts = [holder, amount === undefined ? '' : formatYuan(amount)].filter(Boolean).join(' · ')
  return (
    <section className="eb-desk__result eb-desk__result--success">
      <ResultHead
        tone="success"
        icon={checkIcon}
        word={text(isCard ? 'doneCard' : 'done', { count: quantity })}
        lead={isRepeated ? text('doneRepeated') : text('doneAt', { time: clockTime(shown.at) })}
      />
      <div className="eb-desk__done">
        <Picture src={coverImage} alt="" />
        <div>
          <h3>{name}</h3>
          <p>{facts}</p>
        </div>
        {onUndo && <Button onClick={onUndo}>{text('undo')}</Button>}
      </div>
      {refused.length > 0 && (
        <div className="eb-desk__refused" role="alert">
          <b>{text('doneRefused', { count: refused.length })}</b>
          <ul>
            {refused.map(({ code, message }) => (
              <li key={code}>
                {grouped(code)} <span>{message}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

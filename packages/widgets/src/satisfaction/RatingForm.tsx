import type { Score } from '@ebkit/core/services/feedback'
import { maximumCommentLength as maximum } from '@ebkit/rules/feedback'
import { countCharacters } from '@ebkit/rules/text-length'
import { Button } from '@ebkit/ui/button'
import { Dialog } from '@ebkit/ui/dialog'
import { Icon } from '@ebkit/ui/icon'
import { circleAlertIcon } from '@ebkit/ui/icons'
import { Rating } from '@ebkit/ui/rating'
import { TextArea } from '@ebkit/ui/text-area'
import { useId, useRef } from 'react'
import { useHydrated } from '../environment/Environment'
import type { PartProps } from './props'

const scores = [1, 2, 3, 4, 5] as const

/**
 * The dialog with question, stars, comment.
 *
 * @spec W-SAT-1 W-SAT-2 W-SAT-3 W-SAT-4 W-SAT-5
 */
export function RatingForm(part: PartProps) {
  const { props, model, state, text, noteOf, describe, onClosed } = part
  const { view, level, cameByItself, score, description, problem, busy, error } = state
  const form = useRef<HTMLDivElement>(null)
  const messageId = useId()
  const count = countCharacters(description)
  const isOpen = view === 'rating'
  const isHydrated = useHydrated()
  const page = level === 'system' ? text('system') : (props.pageName ?? (isHydrated ? document.title : ''))
  const title = text('question', { page })
  const nameOf = (star: Score, shown: unknown = star) =>
    text('star', { score: shown, name: text(`score${star}`) })
  const submit = () => {
    void model.submit()
    // Moves focus to the field with the error.
    const { problem } = model.$state.get()
    const place = problem === 'scoreMissing' ? 'input' : 'textarea'
    if (problem) form.current?.querySelector<HTMLElement>(place)?.focus()
  }
  return (
    <Dialog open={isOpen} label={title} closeLabel={text('close')} onClose={model.hide} onClosed={onClosed}>
      <div ref={form} className="eb-satisfaction__form">
        <svg className="eb-satisfaction__smiley" viewBox="0 0 44 44" aria-hidden="true">
          <path d="M14.5 17v2m15-2v2m-17 8c2.2 4.4 5.6 6.4 9.5 6.4s7.3-2 9.5-6.4" />
        </svg>
        <h2>{title}</h2>
        <p className="eb-satisfaction__lead">{text('lead')}</p>
        <Rating
          part="stars"
          label={text('rating')}
          names={scores.map((star) => nameOf(star))}
          value={score}
          onChange={(star) => model.write({ score: star as Score })}
          invalid={problem === 'scoreMissing'}
          errorId={messageId}
          isQuiet={cameByItself}
        />
        <p className="eb-satisfaction__score" part="score" hidden={problem === 'scoreMissing'}>
          {score && <b>{score}</b>}
          {score && nameOf(score, '')}
        </p>
        <p
          id={messageId}
          className={problem ? 'eb-satisfaction__error' : 'eb-satisfaction__note'}
          part="message"
          role="alert"
        >
          {problem && <Icon path={circleAlertIcon} />}
          {problem
            ? text(problem, { maximum, over: count - maximum })
            : noteOf(level).note || (!!error && describe(error))}
        </p>
        <TextArea
          part="comment"
          label={text('comment')}
          placeholder={text('placeholder')}
          value={description}
          onChange={(written) => model.write({ description: written })}
          counter={`${count} / ${maximum}`}
          invalid={problem === 'commentTooLong'}
          errorId={messageId}
        />
        <div className="eb-satisfaction__foot">
          <Button part="decline" onClick={model.decline}>
            {text('decline')}
          </Button>
          <Button kind="primary" part="submit" busy={busy} onClick={submit}>
            {text('submit')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

import type { Score } from '@ebkit/core'
import { countCharacters, maximumCommentLength as maximum } from '@ebkit/rules'
import { Button, circleAlertIcon, Icon, Rating, TextArea } from '@ebkit/ui'
import { useId, useRef } from 'react'
import type { PartProps } from './Satisfaction'

const scores = [1, 2, 3, 4, 5] as const

/** Question, stars, comment. @spec W-SAT-1 W-SAT-2 W-SAT-3 W-SAT-4 W-SAT-5 */
export function RatingForm({ model, state, text, title, noteOf, describe }: PartProps & { title: string }) {
  const { level, score, description, problem, busy, error } = state
  const form = useRef<HTMLDivElement>(null)
  const messageId = useId()
  const count = countCharacters(description)
  const nameOf = (star: Score, shown: unknown = star) =>
    text('star', { score: shown, name: text(`score${star}`) })
  const submit = () => {
    void model.submit()
    // To where what is wrong can be mended.
    const wrong = model.$state.get().problem
    const place = wrong && { scoreMissing: 'input', commentTooLong: 'textarea' }[wrong]
    if (place) form.current?.querySelector<HTMLElement>(place)?.focus()
  }
  return (
    <div ref={form} className="eb-satisfaction__form">
      <svg className="eb-satisfaction__smiley" viewBox="0 0 44 44" aria-hidden="true">
        <path d="M14.500 17v2M29.500 17v2M12.500 27c2.200 4.400 5.600 6.400 9.500 6.400s7.300-2 9.500-6.400" />
      </svg>
      <h2>{title}</h2>
      <p>{text('lead')}</p>
      <Rating
        part="stars"
        label={text('rating')}
        names={scores.map((star) => nameOf(star))}
        value={score}
        onChange={(star) => model.write({ score: star as Score })}
        invalid={problem === 'scoreMissing'}
        errorId={messageId}
        autoFocus
      />
      <p className="eb-satisfaction__score" part="score" hidden={problem === 'scoreMissing'}>
        {score && (
          <>
            <b>{score}</b>
            {nameOf(score, '')}
          </>
        )}
      </p>
      <p
        id={messageId}
        className={`eb-satisfaction__${problem ? 'error' : 'note'}`}
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
  )
}

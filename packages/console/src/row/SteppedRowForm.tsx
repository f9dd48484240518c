import { labelText } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { useStyles } from '@ebkit/ui/styles'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { useEffect, useMemo, useRef, useState } from 'react'
import { knownSections } from './knownSections'
import { RowForm, type RowFormProps } from './RowForm'
import css from './SteppedRowForm.css'
import { stepStrings } from './stepStrings'

/**
 * A row in a form whose sections are steps: one is shown at a time, in order or as the user chooses. Input in the
 * others is kept, and all are saved together.
 *
 * @spec W-CFG-3
 */
export function SteppedRowForm(form: RowFormProps) {
  const { resource } = form
  const root = useStyles<HTMLDivElement>(css)
  const { locale } = usePlace()
  const text = useStrings(stepStrings)
  const steps = useRef<HTMLOListElement>(null)
  const sections = useMemo(() => knownSections(form.sections ?? [], resource), [form.sections, resource])
  const [shown, setShown] = useState(0)
  // On a phone not all steps fit.
  useEffect(() => {
    steps.current?.children[shown]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [shown])
  // The button that was pressed may be gone at the first or last step.
  const go = (step: number) => {
    setShown(step)
    steps.current?.querySelectorAll('button')[step]?.focus()
  }
  return (
    <div ref={root} className="eb-stepped-form">
      <ol ref={steps} className="eb-stepped-form__steps" aria-label={text('steps')}>
        {sections.map(({ title }, index) => (
          <li key={title.zh}>
            <button
              type="button"
              className="eb-stepped-form__step"
              aria-current={index === shown ? 'step' : undefined}
              onClick={() => setShown(index)}
            >
              <span>{index + 1}</span>
              {labelText(title, locale)}
            </button>
          </li>
        ))}
      </ol>
      <RowForm
        {...form}
        sections={sections}
        section={shown}
        onSection={setShown}
        foot={
          <>
            {shown > 0 && <Button onClick={() => go(shown - 1)}>{text('previous')}</Button>}
            {shown < sections.length - 1 && <Button onClick={() => go(shown + 1)}>{text('next')}</Button>}
          </>
        }
      />
    </div>
  )
}

import { checkIcon, Icon } from '@ebkit/ui'
import { useState } from 'react'
import { labelText } from './options'
import { shownSections } from './Sections'
import type { FormDesk } from './useForm'

/** The sections at the side, each with how many problems it has, or a tick once everything was checked. */
export function SectionList(part: { desk: FormDesk; locale: string; onGo: (name: string) => void }) {
  const { desk, locale, onGo } = part
  const { state, text } = desk
  const [current, setCurrent] = useState(0)
  const titled = shownSections(desk).filter(({ title }) => labelText(title, locale))
  return (
    <nav className="eb-data-form__steps" aria-label={text('sections')}>
      {titled.map(({ title, fields, index }) => {
        const wrong = state.problems.filter(({ path }) =>
          fields.some(({ name }) => name === path.split('.')[0]),
        ).length
        return (
          <button
            key={index}
            type="button"
            className="eb-data-form__step"
            aria-current={index === current ? 'step' : undefined}
            onClick={() => {
              setCurrent(index)
              onGo(fields.find((field) => !field.readOnly)?.name ?? '')
            }}
          >
            {labelText(title, locale)}
            {wrong > 0 && <span className="eb-data-form__badge">{wrong}</span>}
            {!wrong && state.refusals > 0 && <Icon path={checkIcon} />}
          </button>
        )
      })}
    </nav>
  )
}

import { labelText } from '@ebkit/rules/fields'
import { Icon } from '@ebkit/ui/icon'
import { checkIcon } from '@ebkit/ui/icons'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { shownSections } from './Sections'
import type { FormContext } from './useForm'

/** The list of sections at the side, each with its number of problems, or a tick once everything was validated. */
export function SectionList(part: { context: FormContext; locale: string; onGo: (name: string) => void }) {
  const { context, locale, onGo } = part
  const { state, text } = context
  const list = useRef<HTMLElement>(null)
  const current = useCurrent(list)
  const titled = shownSections(context).filter(({ title }) => labelText(title, locale))
  return (
    <nav ref={list} className="eb-data-form__steps" aria-label={text('sections')}>
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
            onClick={() => onGo(fields.find((field) => !field.readOnly)?.name ?? '')}
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

/** The current section: the one with focus, if it is in view, else the one at the top. */
function useCurrent(list: RefObject<HTMLElement | null>): number {
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const nav = list.current as HTMLElement
    const body = nav.parentElement as HTMLElement
    const look = () => {
      const focused = body.querySelector(':focus')
      const { top = -1, bottom = 0 } = focused?.getBoundingClientRect() ?? {}
      const isInView = top >= 0 && bottom <= innerHeight
      // Below the list if it is horizontal.
      const { left, right, top: start, bottom: end } = nav.getBoundingClientRect()
      const from = (right - left > 200 ? end : start) + 80
      // The last sections never reach the top: the further the page is scrolled, the lower the line that decides.
      const { top: rolled, height } = body.getBoundingClientRect()
      const room = height - innerHeight
      const part = room > 0 ? Math.min(1, Math.max(0, -rolled) / room) : 0
      const line = from + part * (innerHeight - from)
      let next = isInView ? focused?.closest<HTMLElement>('[data-section]') : undefined
      if (!next)
        for (const section of body.querySelectorAll<HTMLElement>('[data-section]'))
          if (!next || section.getBoundingClientRect().top <= line) next = section
      setCurrent(Number(next?.dataset.section ?? 0))
    }
    // Whatever scrolls: the page, or a container of the form.
    document.addEventListener('scroll', look, { capture: true, passive: true })
    body.addEventListener('focusin', look)
    look()
    return () => {
      document.removeEventListener('scroll', look, { capture: true })
      body.removeEventListener('focusin', look)
    }
  }, [list])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each section
  useEffect(() => {
    const nav = list.current
    const step = nav?.querySelector<HTMLElement>('[aria-current]')
    if (nav && step) nav.scrollLeft = step.offsetLeft - (nav.offsetWidth - step.offsetWidth) / 2
  }, [current])
  return current
}

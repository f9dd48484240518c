import { getPage } from '@ebkit/core/page'
import { calendarDates } from '@ebkit/rules/dates'
import { Calendar, prepareNames } from '@ebkit/ui/calendar'
import { useStyles } from '@ebkit/ui/styles'
import { TimeField } from '@ebkit/ui/time-field'
import { useMemo } from 'react'
import { problemOfDay } from '../calendar/limits'
import { useCalendarTexts } from '../calendar/useCalendarTexts'
import { useHolidayNotes } from '../calendar/useHolidayNotes'
import { usePlace } from '../environment/Environment'
import { shownRange } from './dateRangeModel'
import css from './Panel.css'
import { PanelFoot } from './PanelFoot'
import { Presets } from './Presets'
import type { PanelProps } from './panelProps'
import { monthsInView } from './useDateRange'
import { useNarrow } from './useNarrow'
import { usePanelText } from './usePanelText'

// Called once this chunk is loaded, before the user opens the panel.
prepareNames(getPage().$locale.get())

/** Quick ranges, calendars, times and buttons. @spec W-DATE-12 */
export function Panel(panel: PanelProps) {
  const { model, props, ahead } = panel
  const { isOpen } = panel.state
  const state = isOpen ? panel.state : { ...panel.state, ...model.opening(monthsInView()) }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it opens
  const takesFocus = useMemo(() => isOpen && panel.takesFocus(), [isOpen])
  const { locale } = usePlace()
  const isNarrow = useNarrow()
  const words = usePanelText()
  const holidayOf = useHolidayNotes(props.holidays)
  const reasonOf = createReasons(panel)
  const element = useStyles<HTMLDivElement>(css)
  const { draft } = state
  const time = (end: 'start' | 'end') => (
    <div className="eb-date-range__time">
      {words(`${end}Time`)}
      <TimeField
        value={draft[`${end}Time`]}
        onChange={(next) => model.setTime(end, next)}
        label={words(`${end}Time`)}
        hoursLabel={words('hours')}
        minutesLabel={words('minutes')}
      />
    </div>
  )
  const part = { ...panel, state, words, isNarrow }
  return (
    <div ref={element} className="eb-date-range__panel">
      <Presets {...part} />
      <div>
        <Calendar
          key={state.first}
          dates={calendarDates}
          {...shownRange(state)}
          day={state.day}
          first={state.first}
          onDay={model.moveTo}
          onPick={model.pick}
          onRefuse={model.pick}
          onHover={(day) => model.hover(day ?? '')}
          noteOf={(day) => ({ ...holidayOf(day), reason: reasonOf(day) })}
          today={model.today()}
          weekStart={props.weekStart ?? 1}
          months={isNarrow || (!isOpen && ahead === 1) ? 1 : 2}
          takesFocus={takesFocus}
          locale={locale}
          texts={useCalendarTexts()}
        />
        {props.times && (
          <div className="eb-date-range__times">
            {time('start')}
            {time('end')}
          </div>
        )}
      </div>
      <PanelFoot {...part} />
    </div>
  )
}

/** Returns for each day why it is disabled. Reads the settings once for all days. */
function createReasons({ model, state, text }: PanelProps) {
  const limits = model.limits()
  const { start, end } = state.draft
  return (day: string) => {
    const problem = problemOfDay(day, end ? '' : start, limits)
    return problem && text(problem.code, problem)
  }
}

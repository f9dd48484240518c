import { calendarDates } from '@ebkit/rules/dates'
import { Calendar } from '@ebkit/ui/calendar'
import { useStyles } from '@ebkit/ui/styles'
import { TimeField } from '@ebkit/ui/time-field'
import { problemOfDay } from '../calendar/limits'
import { useCalendarTexts } from '../calendar/useCalendarTexts'
import { useHolidayNotes } from '../calendar/useHolidayNotes'
import { usePlace } from '../environment/Environment'
import { shownRange } from './dateRangeModel'
import css from './Panel.css'
import { PanelFoot } from './PanelFoot'
import { Presets } from './Presets'
import type { PanelContentProps } from './panelProps'
import { usePanelText } from './usePanelText'

/** The content of the panel. */
export function PanelContent(content: PanelContentProps) {
  const { model, state, props, today, opening, months } = content
  const { locale } = usePlace()
  const words = usePanelText()
  const holidayOf = useHolidayNotes(props.holidays)
  const reasonOf = createReasons(content)
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
  const part = { ...content, words }
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
          opening={opening}
          onDay={model.moveTo}
          onPick={model.pick}
          onRefuse={model.pick}
          onHover={(day) => model.hover(day ?? '')}
          noteOf={(day) => ({ ...holidayOf(day), reason: reasonOf(day) })}
          today={today}
          weekStart={props.weekStart ?? 1}
          months={months}
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

/** Returns why a day cannot be pressed. The settings are read once for all days. */
function createReasons({ model, state, text }: PanelContentProps) {
  const limits = model.limits()
  const { start, end } = state.draft
  return (day: string) => {
    const problem = problemOfDay(day, end ? '' : start, limits)
    return problem && text(problem.code, problem)
  }
}

import { calendarDates, holidayOf, holidaySchedule } from '@ebkit/rules'
import { Calendar, type DayNote, TimeField, useStyles } from '@ebkit/ui'
import { useState } from 'react'
import { usePlace, useStrings } from '../environment/Environment'
import { type DateRangeModel, shownRange } from './dateRangeModel'
import { problemOfDay } from './limits'
import css from './Panel.css'
import { PanelFoot } from './PanelFoot'
import { Presets } from './Presets'
import { panelStrings } from './panelStrings'
import type { DateRangeProps } from './props'
import type { DateRangeState } from './state'
import type { Text } from './strings'
import { useNarrow } from './useNarrow'

export interface PanelProps {
  model: DateRangeModel
  state: DateRangeState
  props: DateRangeProps
  /** Texts of the field, problems among them. */
  text: Text
  /** Whether focus is to go into the calendar, asked when the panel appears. */
  takesFocus: () => boolean
}

export type PanelText = ReturnType<typeof usePanelText>
const usePanelText = () => useStrings(panelStrings)

/** Quick ranges, calendars, times and buttons. @spec W-DATE-12 */
export function Panel(panel: PanelProps) {
  const { model, state, props } = panel
  const [takesFocus] = useState(panel.takesFocus)
  const { locale } = usePlace()
  const isNarrow = useNarrow()
  const words = usePanelText()
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
  const part = { ...panel, words, isNarrow }
  return (
    <div ref={element} className="eb-date-range__panel">
      <Presets {...part} />
      <div>
        <Calendar
          dates={calendarDates}
          {...shownRange(state)}
          day={state.day}
          first={state.first}
          onDay={model.moveTo}
          onPick={model.pick}
          onHover={(day) => model.hover(day ?? '')}
          noteOf={createNotes(panel, words)}
          today={model.today()}
          weekStart={props.weekStart ?? 1}
          months={isNarrow ? 1 : 2}
          takesFocus={takesFocus}
          locale={locale}
          texts={textsOf(words)}
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

/** Says of each day why it cannot be pressed, and what holiday it is. The settings are read once for all of them. */
function createNotes({ model, state, props, text }: PanelProps, words: PanelText) {
  const limits = model.limits()
  const { start, end } = state.draft
  const schedule = props.holidays ?? holidaySchedule
  return (day: string): DayNote => {
    const problem = problemOfDay(day, end ? '' : start, limits)
    const note: DayNote = problem ? { reason: text(problem.code, problem) } : {}
    const holiday = holidayOf(day, schedule)
    if (!holiday) return note
    const name = words(holiday.name as 'newYear') // a page's own name stands for itself
    if (holiday.kind === 'holiday') return { ...note, mark: words('off'), name }
    return { ...note, mark: words('worked'), name: words('workday', { name }), tone: 'workday' }
  }
}

const textsOf = (words: PanelText) => ({
  previousYear: words('previousYear'),
  previousMonth: words('previousMonth'),
  nextMonth: words('nextMonth'),
  nextYear: words('nextYear'),
  year: words('year'),
  month: words('month'),
})

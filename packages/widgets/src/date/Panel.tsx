import { calendarDates, clampDate, type DateAndTime, firstDate, lastDate, today } from '@ebkit/rules/dates'
import type { Holiday } from '@ebkit/rules/holidays'
import { Button } from '@ebkit/ui/button'
import { Calendar } from '@ebkit/ui/calendar'
import { useStyles } from '@ebkit/ui/styles'
import { TimeField } from '@ebkit/ui/time-field'
import { useLayoutEffect, useState } from 'react'
import { limitsOf, problemOfDay } from '../calendar/limits'
import { useCalendarTexts } from '../calendar/useCalendarTexts'
import { useHolidayNotes } from '../calendar/useHolidayNotes'
import { useStrings } from '../environment/Environment'
import css from './Panel.css'
import { panelStrings } from './panelStrings'
import type { DateSettings } from './settings'
import { strings } from './strings'

export interface PanelProps extends DateSettings {
  chosen: DateAndTime | undefined
  onChoose: (chosen: DateAndTime) => void
  /** The user has finished. */
  onDone: () => void
  weekStart?: number
  holidays?: readonly Holiday[]
  locale: string
}

/** The calendar of a date field, with a time of day if it has one. */
export function Panel(props: PanelProps) {
  const { chosen, onChoose, onDone, weekStart, locale, time: hasTime } = props
  const element = useStyles<HTMLDivElement>(css)
  const text = useStrings(strings)
  const panelText = useStrings(panelStrings)
  const holidayOf = useHolidayNotes(props.holidays)
  const limits = limitsOf(props)
  const { min = firstDate, max = lastDate } = limits
  const now = today(props.timeZone)
  const [day, setDay] = useState(chosen?.date ?? clampDate(now, min, max))
  const [time, setTime] = useState(chosen?.time || '00:00')
  // The text typed beside it. Applied during rendering: a key pressed immediately would be lost otherwise.
  const { date: chosenDate, time: chosenTime } = chosen ?? {}
  useLayoutEffect(() => {
    if (chosenDate) setDay(chosenDate)
    if (chosenTime) setTime(chosenTime)
  }, [chosenDate, chosenTime])

  const reasonOf = (date: string) => {
    const problem = problemOfDay(date, '', limits)
    return problem && text(problem.code as 'closed', { ...problem })
  }
  const pick = (date: string) => {
    onChoose({ date, time: hasTime ? time : '' })
    if (!hasTime) onDone()
  }
  return (
    <div ref={element}>
      <Calendar
        dates={calendarDates}
        day={day}
        onDay={setDay}
        onPick={pick}
        start={chosen?.date}
        noteOf={(date) => ({ ...holidayOf(date), reason: reasonOf(date) })}
        today={now}
        minYear={Number(min.slice(0, 4))}
        maxYear={Number(max.slice(0, 4))}
        weekStart={weekStart}
        locale={locale}
        texts={useCalendarTexts()}
      />
      <div className="eb-date-panel">
        {hasTime && (
          <TimeField
            value={time}
            onChange={(next) => {
              setTime(next)
              if (chosen) onChoose({ ...chosen, time: next })
            }}
            label={panelText('time')}
            hoursLabel={panelText('hours')}
            minutesLabel={panelText('minutes')}
          />
        )}
        {!reasonOf(now) && (
          <Button
            kind="text"
            className="eb-date-panel__button"
            onClick={() => {
              setDay(now)
              pick(now)
            }}
          >
            {panelText('today')}
          </Button>
        )}
        {hasTime && (
          <Button kind="primary" className="eb-date-panel__button" onClick={onDone}>
            {panelText('confirm')}
          </Button>
        )}
      </div>
    </div>
  )
}

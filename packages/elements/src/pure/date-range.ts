import { createTranslator } from '@ebkit/core/locale'
import { getPage } from '@ebkit/core/page'
import {
  DateRange,
  type DateRangeProps,
  type DateRangeValue,
  dateRangeStrings,
  draftOf,
  isDayOrToday,
  isTimeZone,
  limitsOf,
  problemOfRange,
  rangeOf,
  rangeOfText,
  textOfRange,
} from '@ebkit/widgets/date-range'
import { defineElement } from '../defineElement'
import type { ElementReference } from '../definition'
import { formValue } from '../form/formValue'

const flag = { type: 'boolean' } as const
const number = { type: 'number' } as const
const list = (example: string) => ({ type: 'json', accepts: Array.isArray, example }) as const
const day = { type: 'string', accepts: isDayOrToday, example: '2026-12-24' } as const

/** `<eb-date-range>`: chooses a range of dates, with times or without. */
export const dateRange = defineElement<DateRangeProps, DateRangeValue | null>({
  tag: 'eb-date-range',
  component: DateRange,
  properties: {
    times: flag,
    min: day,
    max: day,
    minDays: number,
    maxDays: number,
    nights: flag,
    minNights: number,
    maxNights: number,
    closed: list('["2026-12-24",{"start":"2026-12-30","end":"2027-01-02"}]'),
    timeZone: { type: 'string', accepts: isTimeZone, example: 'Asia/Shanghai' },
    presets: list('["last7",{"label":"A","start":-13,"end":0}]'),
    holidays: list('[{"name":"A","start":"2026-12-24","end":"2026-12-26"}]'),
    weekStart: number,
    open: flag,
  },
  form: formValue<DateRangeValue | null, DateRangeProps>({
    property: 'range',
    type: 'json',
    empty: null,
    accepts: (value) => !!draftOf(value),
    example: '{"start":"2026-12-24","end":"2026-12-26"}',
    textExample: '2026-12-24 至 2026-12-26',
    contextual: true,
    toText: (range, { times }) => textOfRange(range, times),
    fromText: (value, { times }) => rangeOfText(value, times),
    toEntries: (range, { times }) => {
      const draft = draftOf(range, times)
      return draft ? { ...rangeOf(draft, times) } : null
    },
    validity: (range, properties, locale) => {
      const draft = draftOf(range)
      const problem = draft && problemOfRange(draft.start, draft.end, limitsOf(properties))
      if (!problem) return undefined
      const { strings } = getPage().$configuration.get()
      const message = createTranslator(dateRangeStrings, locale, strings)(problem.code, { ...problem })
      const isLow = /Early|Short|Few/.test(problem.code)
      return { flag: isLow ? 'rangeUnderflow' : 'rangeOverflow', message }
    },
  }),
  events: {
    'eb-before-show': { prop: 'onBeforeShow', kind: 'before', sets: { open: false } },
    'eb-show': { prop: 'onShow', kind: 'overlay', sets: { open: true } },
    'eb-hide': { prop: 'onHide', kind: 'overlay', sets: { open: false } },
    'eb-change': { prop: 'onChange', kind: 'value' },
  },
  methods: ['show', 'hide', 'focus'],
})

/** Texts of its reference page. */
export const dateRangeReference: ElementReference = {
  summary: 'Chooses a range of dates, with times or without: two fields, and a panel with calendars.',
  parts: {
    field: 'The box around both fields.',
    start: 'The field of the start.',
    end: 'The field of the end.',
    button: 'The button that opens the panel.',
    clear: 'The × in the box.',
    message: 'The error, under the box.',
    panel: 'The panel.',
    apply: 'The button 应用.',
  },
  keyboard: {
    '↓': 'In a field: opens the panel, focus in the calendar.',
    Enter:
      'In a field: takes what is typed; with the panel open applies a complete range. On a day: chooses it.',
    '← → ↑ ↓': 'On a day: the day beside, the week before or after. In a time: one more or less.',
    'Home, End': 'On a day: first and last day of the week. In a time: the least, the most.',
    'PageUp, PageDown': 'On a day: a month back or on, with Shift a year. In a time: six more or less.',
    Space: 'On a day: chooses it.',
    'Tab, Shift+Tab':
      'Fields, ×, button, quick ranges, calendar (one stop), times, buttons; beyond them the panel closes.',
    Esc: 'Closes the panel and discards a choice that was not applied.',
  },
}

import { createTranslator } from '@ebkit/core/locale'
import { getPage } from '@ebkit/core/page'
import {
  acceptedDateText,
  DateField,
  type DateFieldProps,
  dateStrings,
  isDateFormat,
  isDayOrToday,
  isTimeZone,
  problemOfValue,
  textOfDate,
} from '@ebkit/widgets/date'
import { defineElement } from '../defineElement'
import type { ElementReference, ValidityProblem } from '../definition'
import { formValue } from '../form/formValue'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const day = { type: 'string', accepts: isDayOrToday, example: '2026-12-24' } as const

/** Values of HTML's own date field, if it has the property. */
const flags: Record<string, ValidityProblem['flag']> = {
  tooEarly: 'rangeUnderflow',
  tooLate: 'rangeOverflow',
}

/** `<eb-date>`: a date, typed or chosen from a calendar. */
export const date = defineElement<DateFieldProps, string>({
  tag: 'eb-date',
  component: DateField,
  display: 'inline-block',
  properties: {
    min: day,
    max: day,
    closed: {
      type: 'json',
      accepts: Array.isArray,
      example: '["2026-12-24",{"start":"2026-12-30","end":"2027-01-02"}]',
    },
    time: flag,
    format: { type: 'string', accepts: isDateFormat, example: 'YYYY/MM/DD' },
    timeZone: { type: 'string', accepts: isTimeZone, example: 'Asia/Shanghai' },
    weekStart: { type: 'number' },
    holidays: {
      type: 'json',
      accepts: Array.isArray,
      example: '[{"name":"A","start":"2026-12-24","end":"2026-12-26"}]',
    },
    placeholder: text,
    open: flag,
  },
  form: formValue<string, DateFieldProps>({
    property: 'value',
    empty: '',
    contextual: true,
    toText: textOfDate,
    fromText: acceptedDateText,
    textExample: '2026-12-24',
    validity: (value, properties, locale) => {
      const problem = problemOfValue(value, properties)
      if (!problem) return
      const { strings } = getPage().$configuration.get()
      const translate = createTranslator(dateStrings, locale, strings)
      return {
        flag: flags[problem.code] ?? 'stepMismatch',
        message: translate(problem.code as 'closed', { ...problem }),
      }
    },
  }),
  events: {
    'eb-change': { prop: 'onChange', kind: 'value' },
    'eb-show': { prop: 'onShow', kind: 'overlay', sets: { open: true } },
    'eb-hide': { prop: 'onHide', kind: 'overlay', sets: { open: false } },
  },
  methods: ['show', 'hide', 'focus'],
})

/** Texts of its reference page. */
export const dateReference: ElementReference = {
  summary:
    'A date, optionally with a time of day: typed in any of the usual formats, or chosen from a calendar.',
  parts: {
    field: 'The frame around text and buttons.',
    input: 'The text field.',
    button: 'The button that opens the calendar.',
    clear: 'The × that empties it.',
    panel: 'The box with the calendar.',
    message: 'The error, under the field.',
  },
  keyboard: {
    '↓, Alt+↓': 'In the field: opens the calendar; focus goes to the day.',
    Enter: 'In the field: takes what is typed. In the calendar: chooses the day.',
    Space: 'In the calendar: chooses the day.',
    '← → ↑ ↓': 'In the calendar: the day beside, the same day of the week above or below.',
    'Home, End': 'In the calendar: the first, the last day of the week.',
    'PageUp, PageDown': 'In the calendar: a month back, on. With Shift a year.',
    'Tab, Shift+Tab': 'Moves through field and calendar; the calendar closes behind it.',
    Esc: 'Closes the calendar; focus goes back to the field.',
  },
}

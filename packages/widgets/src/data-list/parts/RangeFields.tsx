import type { ListColumn } from '@ebkit/core/list'
import { labelText } from '@ebkit/rules/fields'
import { TextInput } from '@ebkit/ui/text-input'
import { TimeField } from '@ebkit/ui/time-field'
import { FilterField } from './FilterField'
import type { FilterDraft } from './filterDraft'
import type { ListPartText } from './strings'

interface RangeFieldsProps {
  column: ListColumn
  draft: FilterDraft
  onChange: (draft: FilterDraft) => void
  /** The draft is invalid; `problemId` is the element with the message. */
  invalid: boolean
  problemId: string
  text: ListPartText
  locale: string
}

const ends = ['from', 'to'] as const

/** Both ends of a range of numbers or times. */
export function RangeFields(props: RangeFieldsProps) {
  const { column, draft, onChange, invalid, problemId, text, locale } = props
  const unit = labelText(column.unit, locale) || (column.type === 'percent' ? '%' : undefined)
  return (
    <div className="eb-filter__fields">
      {ends.map((end) => (
        <FilterField key={end} label={text(end)}>
          {column.type === 'time' ? (
            <TimeField
              value={draft[end]}
              onChange={(time) => onChange({ ...draft, [end]: time })}
              label={text(end)}
              hoursLabel={text('hours')}
              minutesLabel={text('minutes')}
              invalid={invalid}
              errorId={problemId}
              isFirst={end === 'from'}
            />
          ) : (
            <TextInput
              name={end}
              value={draft[end]}
              onChange={(typed) => onChange({ ...draft, [end]: typed })}
              label={text(end)}
              inputMode="decimal"
              isNumber
              prefix={column.type === 'money' ? '¥' : undefined}
              suffix={unit}
              isFirst={end === 'from'}
              invalid={invalid}
              describedBy={invalid ? problemId : undefined}
            />
          )}
        </FilterField>
      ))}
    </div>
  )
}

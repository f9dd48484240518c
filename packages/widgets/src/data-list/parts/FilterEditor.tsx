import type { ListColumn, ListFilter } from '@ebkit/core/list'
import { Button } from '@ebkit/ui/button'
import { Checkbox } from '@ebkit/ui/checkbox'
import { fieldStyles } from '@ebkit/ui/field'
import { Floating } from '@ebkit/ui/popover'
import { useStyles } from '@ebkit/ui/styles'
import { type RefObject, useState } from 'react'
import { useStrings } from '../../environment'
import { textInLocale } from '../textInLocale'
import { FilterChoices } from './FilterChoices'
import css from './FilterEditor.css'
import { RegionChoices } from './RegionChoices'
import { RowChoices } from './RowChoices'
import { type AroundText, aroundStrings } from './strings'

/** What a filter's editor is given. */
export interface FilterEditorProps {
  anchor: RefObject<HTMLElement | null>
  column: ListColumn
  filter: ListFilter | undefined
  onFilter: (filter: ListFilter | undefined) => void
  onClose: () => void
  locale: string
}

const stretches: Record<string, string> = {
  time: 'time',
  int: 'number',
  decimal: 'number',
  money: 'number',
  percent: 'number',
}

/** What one column is filtered by: some of its values or of the rows that it refers to, the ends of a stretch, or a text. */
export function FilterEditor(props: FilterEditorProps) {
  const { anchor, column, filter = {}, onFilter, onClose, locale } = props
  const text = useStrings(aroundStrings)
  const [draft, setDraft] = useState(() => toDraft(filter, column))
  const element = useStyles<HTMLFormElement>(fieldStyles, css)
  const choices = choicesOf(column, text, locale)
  const kind = stretches[column.type ?? '']
  const head = textInLocale(column.label, locale)
  const chosen = new Set(filter.is?.map(String))
  return (
    <Floating whole anchor={anchor} open onClose={onClose} role="dialog" label={head}>
      <form
        ref={element}
        className="eb-filter"
        onSubmit={(event) => {
          event.preventDefault()
          onFilter(fromDraft(draft, column, !!kind))
          onClose()
        }}
      >
        {column.optionsOf ? (
          <RowChoices
            source={column.optionsOf}
            chosen={filter.is ?? []}
            label={head}
            locale={locale}
            onChange={(is) => onFilter({ is })}
          />
        ) : column.type === 'region' ? (
          <RegionChoices chosen={filter.is ?? []} onChange={(is) => onFilter({ is })} />
        ) : choices ? (
          <FilterChoices>
            {choices.map(({ value, label }) => (
              <Checkbox
                key={String(value)}
                checked={chosen.has(String(value))}
                onChange={(isOn) =>
                  onFilter({
                    is: choices
                      .map((one) => one.value)
                      .filter((one) => (one === value ? isOn : chosen.has(String(one)))),
                  })
                }
              >
                {label}
              </Checkbox>
            ))}
          </FilterChoices>
        ) : (
          <div className="eb-filter__fields">
            {(kind ? (['from', 'to'] as const) : (['is'] as const)).map((end, index) => (
              <label key={end} className="eb-field__label">
                {kind ? text(end as 'from') : head}
                <input
                  className="eb-field"
                  type={kind ?? 'text'}
                  step={column.type === 'money' ? 0.01 : 'any'}
                  data-autofocus={index ? undefined : true}
                  value={draft[end]}
                  onInput={(event) => setDraft({ ...draft, [end]: event.currentTarget.value })}
                />
              </label>
            ))}
          </div>
        )}
        <div className="eb-filter__foot">
          <Button
            kind="text"
            onClick={() => {
              onFilter(undefined)
              onClose()
            }}
          >
            {text('clear')}
          </Button>
          {choices || column.optionsOf || column.type === 'region' ? (
            <Button onClick={onClose}>{text('done')}</Button>
          ) : (
            <Button kind="primary" submit>
              {text('confirm')}
            </Button>
          )}
        </div>
      </form>
    </Floating>
  )
}

/** The values that a column can have, where it has some; a flag has two. */
function choicesOf({ options, type }: ListColumn, text: AroundText, locale: string) {
  if (options) return options.map(({ value, label }) => ({ value, label: textInLocale(label, locale) }))
  if (type !== 'bool') return undefined
  return [
    { value: true, label: text('yes') },
    { value: false, label: text('no') },
  ]
}

/** Amounts are typed in yuan and asked for in cents. */
function toDraft({ is, from, to }: ListFilter, { type }: ListColumn) {
  const typed = (end: string | number | undefined) => {
    if (end == null || end === '') return ''
    return type === 'money' ? String(Number(end) / 100) : String(end)
  }
  return { is: String(is?.[0] ?? ''), from: typed(from), to: typed(to) }
}

function fromDraft(
  { is, from, to }: { is: string; from: string; to: string },
  { type }: ListColumn,
  isStretch: boolean,
): ListFilter {
  if (!isStretch) return { is: is.trim() ? [is.trim()] : [] }
  const asked = (end: string) => (end && type === 'money' ? Math.round(Number(end) * 100) : end)
  return { from: asked(from), to: asked(to) }
}

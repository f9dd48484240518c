import type { ListColumn, ListFilter } from '@ebkit/core/list'
import { languageOf } from '@ebkit/rules/fields'
import { problemText } from '@ebkit/rules/validation'
import { Button } from '@ebkit/ui/button'
import { Checkbox } from '@ebkit/ui/checkbox'
import { FieldError } from '@ebkit/ui/field-error'
import { Floating } from '@ebkit/ui/popover'
import { useStyles } from '@ebkit/ui/styles'
import { TextInput } from '@ebkit/ui/text-input'
import { type RefObject, useId, useState } from 'react'
import { useStrings } from '../../environment'
import { textInLocale } from '../textInLocale'
import { FilterChoices } from './FilterChoices'
import css from './FilterEditor.css'
import { FilterField } from './FilterField'
import { draftOf, filterOf, hasRange, problemOf } from './filterDraft'
import { RangeFields } from './RangeFields'
import { RegionChoices } from './RegionChoices'
import { RowChoices } from './RowChoices'
import { type ListPartText, listPartStrings } from './strings'

/** Props of a filter's editor. */
export interface FilterEditorProps {
  anchor: RefObject<HTMLElement | null>
  column: ListColumn
  filter: ListFilter | undefined
  onFilter: (filter: ListFilter | undefined) => void
  onClose: () => void
  locale: string
}

/** The filter of one column: some of its values or of the referenced rows, both ends of a range, or a text. */
export function FilterEditor(props: FilterEditorProps) {
  const { anchor, column, filter = {}, onFilter, onClose, locale } = props
  const text = useStrings(listPartStrings)
  const [draft, setDraft] = useState(() => draftOf(filter, column))
  /** Whether the user has tried to apply the draft: its problem is shown from then on. */
  const [isAsked, setAsked] = useState(false)
  const problemId = useId()
  const element = useStyles<HTMLFormElement>(css)
  const choices = choicesOf(column, text, locale)
  const problem = problemOf(draft, column)
  const message =
    problem === 'endBelowStart'
      ? text(problem)
      : problem && problemText({ code: problem }, languageOf(locale))
  const head = textInLocale(column.label, locale)
  const chosen = new Set(filter.is?.map(String))
  return (
    <Floating whole anchor={anchor} open onClose={onClose} role="dialog" label={head}>
      <form
        ref={element}
        className="eb-filter"
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(true)
          if (problem) return
          onFilter(filterOf(draft, column))
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
        ) : hasRange(column) ? (
          <RangeFields
            {...{ column, draft, problemId, text, locale }}
            onChange={setDraft}
            invalid={isAsked && !!problem}
          />
        ) : (
          <FilterField label={head}>
            <TextInput
              isFirst
              name="is"
              label={head}
              value={draft.is}
              onChange={(is) => setDraft({ ...draft, is })}
            />
          </FilterField>
        )}
        <div role="alert">
          <FieldError id={problemId} message={isAsked ? message : undefined} />
        </div>
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

/** The values of a column, if they are known; a flag has two. */
function choicesOf({ options, type }: ListColumn, text: ListPartText, locale: string) {
  if (options) return options.map(({ value, label }) => ({ value, label: textInLocale(label, locale) }))
  if (type !== 'bool') return undefined
  return [
    { value: true, label: text('yes') },
    { value: false, label: text('no') },
  ]
}

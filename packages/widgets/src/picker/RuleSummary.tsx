import type { SelectionRule } from '@ebkit/core/services/selectionRules'
import { Icon } from '@ebkit/ui/icon'
import { lockIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { VirtualList } from '@ebkit/ui/virtual-list'
import { useDescribeError, useStrings } from '../environment'
import css from './Chosen.css'
import { ChosenHead } from './ChosenHead'
import { ChosenRow } from './ChosenRow'
import { chosenStrings } from './chosenStrings'
import type { PickerSummaryProps } from './pickerSummaryProps'
import { ruleWords } from './ruleWords'

/** The confirmed rule: its conditions, the current number of rows, and the excluded rows. */
export function RuleSummary<Row>({
  model,
  state,
  view,
  disabled,
  rule,
}: PickerSummaryProps<Row> & { rule: SelectionRule }) {
  const { saved, savedCount } = state
  const text = useStrings(chosenStrings)
  const describe = useDescribeError()
  const element = useStyles<HTMLDivElement>(css)
  const { tab, search } = rule.filter
  const tabLabel = view.tabs.length > 1 && view.tabs.find(({ value }) => value === tab)?.label
  const conditions = [tabLabel, search && text('ruleSearch', { search })].filter(Boolean)
  const clear = () => {
    element.current?.parentElement?.parentElement?.querySelector('button')?.focus()
    model.clearSaved()
  }
  return (
    <div ref={element} className="eb-picker-summary">
      <ChosenHead
        heading={`${text('ruleHead')} ${savedCount?.count === undefined ? '' : view.count(savedCount.count)}`}
        onClear={disabled ? undefined : clear}
      />
      <div className="eb-chosen__rule">
        {(conditions.length > 0 || view.locked.length === 0) && (
          <span>{conditions.join(text('comma')) || text('ruleAll')}</span>
        )}
        {view.locked.map((filter) => (
          <span key={filter} className="eb-chosen__locked">
            <Icon path={lockIcon} />
            {filter}
          </span>
        ))}
        <p role="status">{ruleWords(savedCount, saved.length, { view, text, describe })}</p>
      </div>
      <VirtualList
        items={saved}
        rowHeight={48}
        keyOf={({ key }) => key}
        label={text('ruleExcluded')}
        render={(chosen) => (
          <ChosenRow
            chosen={chosen}
            view={view}
            isException
            onRemove={disabled ? undefined : () => model.removeSaved(chosen.key)}
          />
        )}
      />
    </div>
  )
}

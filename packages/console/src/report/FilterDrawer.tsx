import { filterOptionsOf } from '@ebkit/core/resource-definition'
import type { ConsolePage } from '@ebkit/core/services/consolePages'
import type { Field } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { DataForm, type DataFormHandle } from '@ebkit/widgets/data-form'
import { useStrings } from '@ebkit/widgets/environment'
import { useMemo, useRef } from 'react'
import { figureStrings } from '../figures/strings'
import { Drawer } from '../row/Drawer'
import { filtersOf, formValues } from './filterFields'

export interface FilterDrawerProps {
  fields: readonly Field[]
  references: ConsolePage['references']
  filters: Readonly<Record<string, string>>
  onApply(filters: Record<string, string>): void
  onClose(): void
}

/** The filters of a report as a form. */
export function FilterDrawer({ fields, references, filters, onApply, onClose }: FilterDrawerProps) {
  const text = useStrings(figureStrings)
  const handle = useRef<DataFormHandle>(null)
  const options = useMemo(() => filterOptionsOf(fields, references), [fields, references])
  const value = useMemo(() => formValues(fields, filters), [fields, filters])
  const apply = () => {
    onApply(filtersOf(fields, handle.current?.getValues() ?? {}))
    onClose()
  }
  return (
    <Drawer
      open
      title={text('filters')}
      onClose={onClose}
      foot={
        <>
          <Button
            onClick={() => {
              onApply({})
              onClose()
            }}
          >
            {text('clear')}
          </Button>
          <Button kind="primary" onClick={apply}>
            {text('apply')}
          </Button>
        </>
      }
    >
      <DataForm
        fields={fields}
        value={value}
        optionsOf={options}
        draft=""
        noSave
        noCancel
        label={text('filters')}
        handle={handle}
        onBeforeLeave={() => false}
      />
    </Drawer>
  )
}

import { labelText } from '@ebkit/rules/fields'
import { useStyles } from '@ebkit/ui/styles'
import { TabBar } from '@ebkit/ui/tabs'
import { usePlace } from '@ebkit/widgets/environment'
import { useId, useMemo, useState } from 'react'
import { knownSections } from './knownSections'
import { RelatedLists, type RelatedListsProps } from './RelatedLists'
import { RowForm, type RowFormProps } from './RowForm'
import css from './TabbedRowForm.css'

/** The tabs besides the sections of a form. */
interface FormTabs extends Omit<RelatedListsProps, 'resource' | 'row' | 'onDirty'> {
  /** The list that is in front at first, by its resource. Default: the first section. */
  readonly first?: string | undefined
}

export type TabbedRowFormProps = RowFormProps & { tabs: FormTabs }

/** A row in a form whose sections are tabs. Lists of rows that refer to it have tabs of their own, once it is saved. */
export function TabbedRowForm({ tabs, ...form }: TabbedRowFormProps) {
  const { resource, mode, id } = form
  const root = useStyles<HTMLDivElement>(css)
  const { locale } = usePlace()
  const tabsId = useId()
  const panelId = useId()
  const sections = useMemo(() => knownSections(form.sections ?? [], resource), [form.sections, resource])
  const lists = (mode === 'edit' && tabs.lists) || []
  const known = lists.filter((list) => tabs.resources[list.resource])
  const [shown, setShown] = useState(tabs.first ?? '0')
  const list = known.find((one) => one.resource === shown)
  const items = [
    ...sections.map(({ title }, index) => ({ value: String(index), label: labelText(title, locale) })),
    ...known.map((one) => ({ value: one.resource, label: labelText(one.title, locale) })),
  ]
  const labelled = `${tabsId}-${items.findIndex(({ value }) => value === shown)}`
  return (
    <div ref={root} className="eb-tabbed-form">
      <div className="eb-tabbed-form__tabs">
        <TabBar
          id={tabsId}
          items={items}
          value={shown}
          label={form.label}
          panelId={panelId}
          onChange={setShown}
        />
      </div>
      <div role="tabpanel" id={list ? undefined : panelId} aria-labelledby={labelled} hidden={!!list}>
        <RowForm
          {...form}
          sections={sections}
          section={Number(shown) || 0}
          onSection={(section) => setShown(String(section))}
        />
      </div>
      {list && (
        <div role="tabpanel" id={panelId} aria-labelledby={labelled}>
          <RelatedLists
            {...tabs}
            resource={resource}
            row={{ [resource.key]: id }}
            lists={[list]}
            onDirty={form.onDirty}
          />
        </div>
      )}
    </div>
  )
}

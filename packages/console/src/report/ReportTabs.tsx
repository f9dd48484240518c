import type { ReportPage } from '@ebkit/domain'
import { labelText } from '@ebkit/rules/fields'
import { TabBar } from '@ebkit/ui/tabs'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { useId } from 'react'
import { pageStrings } from '../pages/strings'

export interface ReportTabsProps {
  page: ReportPage
  /** Undefined: the report's own figures. */
  shown: string | undefined
  onChange(tab: string | undefined): void
}

const own = ':own'

/** The report's own figures and further ones, as tabs. */
export function ReportTabs({ page, shown, onChange }: ReportTabsProps) {
  const { locale } = usePlace()
  const text = useStrings(pageStrings)
  const id = useId()
  const tabs = page.tabs?.filter(({ isStrip }) => !isStrip) ?? []
  if (!tabs.length) return null
  const items = [
    { value: own, label: labelText(page.tabTitle ?? page.title, locale) },
    ...tabs.map(({ name, title }) => ({ value: name, label: labelText(title, locale) })),
  ]
  return (
    <div className="eb-figures__tabs">
      <TabBar
        id={id}
        items={items}
        value={shown ?? own}
        label={text('lists')}
        onChange={(value) => onChange(value === own ? undefined : value)}
      />
    </div>
  )
}

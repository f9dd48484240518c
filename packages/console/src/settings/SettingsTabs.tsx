import type { SettingsPage } from '@ebkit/domain'
import { labelText } from '@ebkit/rules/fields'
import { useStyles } from '@ebkit/ui/styles'
import { TabBar } from '@ebkit/ui/tabs'
import { usePlace } from '@ebkit/widgets/environment'
import { type ReactNode, useId } from 'react'
import css from '../row/TabbedRowForm.css'

export interface SettingsTabsProps {
  sections: SettingsPage['sections']
  /** Index of the section in front. */
  shown: number
  label: string
  onShow(section: number): void
  children: ReactNode
}

/** Tabs for the sections of settings, around the form, which shows one of them. */
export function SettingsTabs({ sections, shown, label, onShow, children }: SettingsTabsProps) {
  const root = useStyles<HTMLDivElement>(css)
  const { locale } = usePlace()
  const tabsId = useId()
  const panelId = useId()
  return (
    <div ref={root} className="eb-tabbed-form">
      <div className="eb-tabbed-form__tabs">
        <TabBar
          id={tabsId}
          items={sections.map(({ title }, index) => ({
            value: String(index),
            label: labelText(title, locale),
          }))}
          value={String(shown)}
          label={label}
          panelId={panelId}
          onChange={(value) => onShow(Number(value))}
        />
      </div>
      <div role="tabpanel" id={panelId} aria-labelledby={`${tabsId}-${shown}`}>
        {children}
      </div>
    </div>
  )
}

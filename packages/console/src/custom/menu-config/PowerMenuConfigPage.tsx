import { labelText } from '@ebkit/rules/fields'
import { useStyles } from '@ebkit/ui/styles'
import { TabBar } from '@ebkit/ui/tabs'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { useId } from 'react'
import { PageHead } from '../../pages/PageHead'
import type { PageProps } from '../../pages/PageProps'
import { LeaveQuestion } from '../../shell/LeaveQuestion'
import treeCss from '../../tree/TreePage.css'
import customCss from '../Custom.css'
import { EditTab } from './EditTab'
import css from './MenuConfig.css'
import { MenuFileButtons } from './MenuFileButtons'
import { PreviewTab } from './PreviewTab'
import { menuConfigStrings } from './strings'
import { TryTab } from './TryTab'
import { type MenuConfigProps, type MenuTab, useMenuConfig } from './useMenuConfig'

/** The brand's menu of the console: its nodes, what a role saves of them, and what an employee sees. */
export function PowerMenuConfigPage(props: PageProps<'custom'>) {
  const resource = props.resources.menuNode
  return resource ? <MenuConfig {...props} resource={resource} /> : null
}

const tabs = { edit: EditTab, preview: PreviewTab, try: TryTab } as const

function MenuConfig(props: MenuConfigProps) {
  const { page, open } = props
  const root = useStyles<HTMLElement>(treeCss, customCss, css)
  const { locale } = usePlace()
  const text = useStrings(menuConfigStrings)
  const id = useId()
  const state = useMenuConfig(props)
  const { place, show, leave, answer, tree } = state
  const Tab = tabs[place.tab]
  const name = place.menuId ? tree.find(place.menuId)?.menuName : undefined
  const names = [String(name ?? labelText(page.title, locale))]
  return (
    <section ref={root} className="eb-page__sheet eb-menu-config">
      <PageHead title={labelText(page.title, locale)} path={open.path}>
        <MenuFileButtons {...props} {...state} />
      </PageHead>
      <div className="eb-menu-config__tabs">
        <TabBar
          id={id}
          panelId={`${id}-panel`}
          items={(['edit', 'preview', 'try'] as const).map((value) => ({ value, label: text(value) }))}
          value={place.tab}
          label={text('tabs')}
          onChange={(tab) => show({ tab: tab as MenuTab })}
        />
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-label={text(place.tab)} className="eb-menu-config__panel">
        <Tab {...props} {...state} />
      </div>
      <LeaveQuestion asked={leave && { names, leave }} answer={answer} />
    </section>
  )
}

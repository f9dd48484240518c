import { getSession } from '@ebkit/core/session'
import type { Panel } from '@ebkit/domain'
import { labelText } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { Placeholder } from '@ebkit/ui/placeholder'
import { useStyles } from '@ebkit/ui/styles'
import { useDescribeError, usePlace, useStrings } from '@ebkit/widgets/environment'
import { laterPart } from '@ebkit/widgets/later'
import { useStore } from '@nanostores/react'
import figuresCss from '../figures/Figures.css'
import { figureStrings } from '../figures/strings'
import { type Figures, useFigures } from '../figures/useFigures'
import { useOtherComparison } from '../figures/useOtherComparison'
import { homePath } from '../pages/openPages'
import { PageHead } from '../pages/PageHead'
import type { PageProps } from '../pages/PageProps'
import { PeriodBar } from '../report/PeriodBar'
import { queryOfPlace, type ReportPlace, readPlace, withReportPlace } from '../report/reportPlace'
import { ArrangeButton } from './arrange/ArrangeButton'
import { NothingShown } from './arrange/NothingShown'
import { useArrangedPanels } from './arrange/useArrangedPanels'
import css from './Dashboard.css'
import { Guide } from './Guide'
import { HomeHead } from './HomeHead'
import { NoticePanel } from './NoticePanel'
import type { PanelRowsProps } from './PanelRows'
import { PanelView } from './PanelView'
import { hasPeriod } from './panelParts'
import { Shortcuts } from './Shortcuts'
import { StartLinks } from './StartLinks'
import { useGuide } from './useGuide'

const [usePanelRows] = laterPart(() => import('./PanelRows'))

/** Panels in the side column of the home page: they are short, and looked at first. */
const asideTypes: ReadonlySet<Panel['type']> = new Set(['shortcuts', 'notice'])

/** To-dos and figures of several resources on one page. */
export function DashboardPage(props: PageProps<'dashboard'>) {
  const { page, open, onQuery } = props
  const root = useStyles<HTMLElement>(css + figuresCss)
  const { locale } = usePlace()
  const text = useStrings(figureStrings)
  const isHome = open.path === homePath
  const place = readPlace(open.query, [])
  const { identity } = useStore(getSession().$identity)
  const guide = useGuide(identity?.userId ?? '')
  const query = queryOfPlace(open.route.path, place, {})
  const figures = useFigures(query)
  // the figures themselves come first
  const other = useOtherComparison(figures.figures && query)
  const aside = page.panels.filter(({ type }) => isHome && asideTypes.has(type))
  const panels = page.panels.filter((panel) => !aside.includes(panel))
  const arranged = useArrangedPanels(identity?.userId ?? '', panels, aside)
  const shown = isHome ? arranged.shown : panels
  const arrange = <ArrangeButton {...arranged} />
  const go = (changes: Partial<ReportPlace>, isNew?: boolean) =>
    onQuery(withReportPlace(open.query, changes, []), isNew)
  const period = page.panels.some(hasPeriod) && (
    <PeriodBar
      isQuick
      place={place}
      period={figures.figures?.sets.find((set) => set.period)?.period}
      onGo={go}
    >
      {isHome && arrange}
    </PeriodBar>
  )
  const before = text(place.compare === 'year' ? 'year' : 'previous')
  return (
    <section ref={root} className="eb-dashboard eb-figures">
      {isHome ? (
        <>
          <HomeHead>{period || arrange}</HomeHead>
          {guide.isShown && <Guide {...guide} />}
        </>
      ) : (
        <PageHead title={labelText(page.title, locale)} path={open.path}>
          {period}
        </PageHead>
      )}
      <div className={`eb-dashboard__columns${isHome ? '' : ' eb-dashboard__columns--one'}`}>
        <div className="eb-dashboard__column">
          <FiguresFailure {...figures} />
          <div className="eb-figures__charts">
            {shown.map((panel) => (
              <PanelView
                key={panel.title.zh}
                {...props}
                panel={panel}
                sets={figures.figures?.sets}
                before={before}
                other={other}
                query={query}
                onRows={(rows) => go(rows, true)}
              />
            ))}
          </div>
          {!shown.length && <NothingShown onReset={arranged.reset} />}
        </div>
        {isHome && (
          <div className="eb-dashboard__column">
            {aside.filter(arranged.isShown).map((panel) =>
              // the home page's own shortcuts are those that the user has marked
              panel.type === 'shortcuts' ? (
                <Shortcuts key={panel.title.zh} panel={panel} />
              ) : (
                <NoticePanel key={panel.title.zh} {...props} panel={panel} />
              ),
            )}
            <StartLinks onGuide={guide.restart} />
          </div>
        )}
      </div>
      {place.panel && figures.figures && (
        <LaterPanelRows
          {...props}
          place={place}
          sets={figures.figures.sets}
          onClose={() => go({ panel: undefined, figure: undefined, rows: undefined })}
        />
      )}
    </section>
  )
}

function LaterPanelRows(props: PanelRowsProps) {
  const { PanelRows, failure } = usePanelRows(true)
  return PanelRows ? <PanelRows {...props} /> : failure
}

function FiguresFailure({ error, reload }: Figures) {
  const text = useStrings(figureStrings)
  const describe = useDescribeError()
  if (error === undefined) return null
  return (
    <Placeholder kind="error" title={text('failed')} detail={describe(error)}>
      <Button onClick={reload}>{text('retry')}</Button>
    </Placeholder>
  )
}

import { isServiceError } from '@ebkit/core/errors'
import type { ConsolePage } from '@ebkit/core/services/consolePages'
import { Button } from '@ebkit/ui/button'
import { cloudOffIcon, lockIcon, wifiOffIcon } from '@ebkit/ui/icons'
import { useDescribeError, useStrings } from '@ebkit/widgets/environment'
import { laterPart } from '@ebkit/widgets/later'
import { type ComponentType, useEffect, useMemo } from 'react'
import { customParts } from '../custom/customParts'
import { developerRoute } from '../developer/developerRoute'
import { embeddedRoute } from '../frame/embeddedRoute'
import type { LayoutTabsProps } from '../layout/LayoutTabs'
import { listPlaceOf, withLink } from '../list/listPlace'
import { PartnerPage } from '../partners/PartnerPage'
import { AllStores } from './AllStores'
import { Introduction } from './Introduction'
import { kindParts } from './kindParts'
import { LeftOutContext } from './LeftOutMark'
import type { PageProps, PageViewProps } from './PageProps'
import { PageSkeleton } from './PageSkeleton'
import { Problem } from './Problem'
import { withProps } from './parameters'
import { pageStrings } from './strings'
import { Unbuilt } from './Unbuilt'
import { useComeBack } from './useComeBack'
import { type PageDefinition, usePageDefinition } from './usePageDefinition'
import { usePageTitle } from './usePageTitle'

/** An open page for a signed-in user: reads its definition, then renders its kind with that. */
export function PageView(props: PageViewProps) {
  const { partner } = props.open.route
  if (props.open.route === developerRoute) return <Developer {...props} />
  if (props.open.route === embeddedRoute) return <Embedded {...props} />
  return partner ? <PartnerPage {...props} route={partner} /> : <DefinedPage {...props} />
}

const [useDeveloper] = laterPart(() => import('../developer/DeveloperPage'))

function Developer(props: PageViewProps) {
  const { DeveloperPage, failure } = useDeveloper(true)
  return DeveloperPage ? <DeveloperPage {...props} /> : (failure ?? <PageSkeleton />)
}

const [useEmbedded] = laterPart(() => import('../frame/EmbeddedPage'))

function Embedded(props: PageViewProps) {
  const { EmbeddedPage, failure } = useEmbedded(true)
  return EmbeddedPage ? <EmbeddedPage {...props} /> : (failure ?? <PageSkeleton />)
}

function DefinedPage(props: PageViewProps) {
  const { open, onTitle } = props
  const state = usePageDefinition(open)
  const { definition, isChecked = false, missing, error } = state
  const title = usePageTitle(
    definition?.page as unknown as PageProps['page'] | undefined,
    definition?.resources,
    open,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the title is known or changes
  useEffect(() => {
    if (title && isChecked) onTitle(title)
  }, [title, isChecked])

  if (missing) return <NotAllowed missing={missing} />
  if (error !== undefined) return <Failed {...state} />
  if (!definition || !(isChecked || isDrawnAhead(open))) return <PageSkeleton />
  return (
    <>
      {!isChecked && <PageSkeleton className="eb-page__in-front" />}
      <div className="eb-page__drawn" inert={!isChecked}>
        <Kind {...props} definition={definition} title={title} />
      </div>
    </>
  )
}

/** Kinds that read and show rows. Others may take the focus, or start something, when they are rendered. */
const readingKinds: readonly unknown[] = ['board', 'calendar', 'list', 'report', 'tree']

/**
 * Whether a page is rendered invisibly before the answer about its path, so that its rows load meanwhile. Only users
 * who may open it get its definition; an address that opens a row waits, since dialogs would be visible.
 */
const isDrawnAhead = ({ route, query }: PageProps['open']) => !query && readingKinds.includes(route.kind)

const [useGate] = laterPart(() => import('./Gate'))
const [useDialog] = laterPart(() => import('../list/ListDialog'))

/** The page of a kind, from its definition, behind the gate if its route has one, and a list over it. */
function Kind(props: PageViewProps & { definition: ConsolePage; title: string }) {
  const { definition, title, onQuery, onGo } = props
  const { kind, gate } = props.open.route
  const open = useMemo(() => withProps(props.open), [props.open])
  const go: PageProps['onGo'] = (address, inPlace) =>
    address.startsWith('?') ? onQuery(withLink(open.query, address), true) : onGo(address, inPlace)
  const page = definition.page as unknown as PageProps['page']
  const shared = { ...props, ...definition, open, page, onGo: go }
  const Page = pageOf(page, kind)
  const { Gate, failure } = useGate(!!gate)
  const content = (
    <LeftOutContext.Provider value={definition.leftOut}>
      {definition.layout && <Beside layout={definition.layout} open={open} />}
      {!hasBanner(page) && <Introduction path={open.path} />}
      {Page ? <Page {...shared} /> : <Unbuilt title={title} open={open} />}
      <Dialogs {...shared} />
    </LeftOutContext.Provider>
  )
  if ('stores' in page && page.stores === 'all') return <AllStores>{content}</AllStores>
  if (!gate) return content
  return Gate ? <Gate path={open.path}>{content}</Gate> : (failure ?? <PageSkeleton />)
}

const [useLayoutTabs] = laterPart(() => import('../layout/LayoutTabs'))

/** The pages beside it. Their code is loaded with the first page that has some. */
function Beside(props: LayoutTabsProps) {
  const { LayoutTabs, failure } = useLayoutTabs(true)
  return <div className="eb-page__tabs">{LayoutTabs ? <LayoutTabs {...props} /> : failure}</div>
}

/** Whether a dashboard has its introduction among its panels. */
const hasBanner = (page: PageProps['page']) =>
  page.kind === 'dashboard' && page.panels.some(({ type }) => type === 'banner')

/** The component of a page: its own if it has one, else that of its kind. */
function pageOf(page: PageProps['page'], kind: PageProps['open']['route']['kind']) {
  const own = page.kind === 'custom' ? customParts[page.component] : undefined
  return (own as ComponentType<PageProps> | undefined) ?? kindParts[kind ?? 'custom']?.Page
}

/** The list over the page, if its address names one. */
function Dialogs(props: PageProps) {
  const { page, open } = props
  const { dialog } = listPlaceOf(open.query)
  const drawers = 'drawers' in page ? page.drawers : undefined
  const list = drawers?.find(({ name }) => name === dialog)
  const { ListDialog, failure } = useDialog(!!list)
  if (!list) return null
  return ListDialog ? <ListDialog key={list.name} {...props} list={list} page={{ drawers }} /> : failure
}

function NotAllowed({ missing }: { missing: readonly string[] }) {
  const text = useStrings(pageStrings)
  const lead = text('notAllowedLead', { rights: missing.join('、') })
  return (
    <section className="eb-page__sheet">
      <Problem icon={lockIcon} title={text('notAllowed')} lead={lead}>
        <a className="eb-button" href="#/dashboard">
          {text('backToStart')}
        </a>
      </Problem>
    </section>
  )
}

function Failed({ error, retry }: PageDefinition) {
  const text = useStrings(pageStrings)
  const describe = useDescribeError()
  const isOffline =
    isServiceError(error, 'offline') || (isServiceError(error, 'network') && !navigator.onLine)
  useComeBack(error, isOffline, retry)
  return (
    <section className="eb-page__sheet">
      <Problem
        icon={isOffline ? wifiOffIcon : cloudOffIcon}
        title={text(isOffline ? 'offline' : 'failed')}
        lead={isOffline ? text('offlineLead') : describe(error)}
      >
        <Button onClick={retry}>{text('retry')}</Button>
      </Problem>
    </section>
  )
}

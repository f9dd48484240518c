import type { Row } from '@ebkit/core/services/rows'
import { getSession } from '@ebkit/core/session'
import { storeTime } from '@ebkit/rules/dates'
import { labelText, noValue } from '@ebkit/rules/fields'
import { holdsPermission } from '@ebkit/rules/permissions'
import { useStyles } from '@ebkit/ui/styles'
import { TabBar } from '@ebkit/ui/tabs'
import { useEnvironment, useStrings } from '@ebkit/widgets/environment'
import { laterPart } from '@ebkit/widgets/later'
import { useStore } from '@nanostores/react'
import { useEffect, useId, useRef, useState } from 'react'
import type { PageProps } from '../../pages/PageProps'
import { PageSkeleton } from '../../pages/PageSkeleton'
import { useKeptSwitch } from '../../preferences/useKeptSwitch'
import type { Desk } from './createDesk'
import deskCss from './Desk.css'
import { DeskHead } from './DeskHead'
import { DeskQuestions } from './DeskQuestions'
import type { ShownSuccess } from './DeskState'
import entryCss from './Entry.css'
import { grouped } from './entry'
import factsCss from './Facts.css'
import ordersCss from './Orders.css'
import pastCss from './Past.css'
import { printSlip } from './printSlip'
import resultCss from './Result.css'
import { deskStrings } from './strings'
import todayCss from './Today.css'
import { useDesk } from './useDesk'
import { VerifyTab } from './VerifyTab'

const [useBatch] = laterPart(() => import('./BatchTab'))
const [useRecords] = laterPart(() => import('./RecordsTab'))

const sheets = [deskCss, entryCss, resultCss, factsCss, ordersCss, pastCss, todayCss]
const tabs = ['verify', 'batch', 'records'] as const
type Tab = (typeof tabs)[number]

const tabOf = (query: string): Tab =>
  tabs.find((tab) => tab === new URLSearchParams(query).get('tab')) ?? 'verify'

/** The desk at which guests show their codes: by scanner, by keys, by camera, one after another. */
export function TicketVerifyDesk(props: PageProps<'custom'>) {
  const { page, open, onQuery, resources } = props
  const root = useStyles<HTMLElement>(...sheets)
  const text = useStrings(deskStrings)
  const { locale, http } = useEnvironment()
  const { identity } = useStore(getSession().$identity)
  const id = useId()
  const [hasSlips, setSlips] = useKeptSwitch('desk.slips', false)
  const [hasSound, setSound] = useKeptSwitch('desk.sound', true)
  const store = identity?.hotels.find(({ hotelId }) => hotelId === http.hotelId())?.hotelName ?? ''
  const onDone = (shown: ShownSuccess) => hasSlips && printSlip(slipOf(text, shown, store))
  const [desk, state] = useDesk({ hasSound, onDone })
  const [undoing, setUndoing] = useState<readonly Row[]>([])
  const [reserved, setReserved] = useState<string>()
  useGivenCode(desk, open.query)
  const tab = tabOf(open.query)
  const show = (next: string) => onQuery(next === 'verify' ? '' : `?tab=${next}`, true)
  const permissions = identity?.permissions ?? []
  const can = (code: string) => holdsPermission(permissions, code)
  const records = resources.ticketVerifyRecord
  const revoke = records?.actions?.find(({ name }) => name === 'revoke')
  const shared = { desk, state, canVerify: can('ticketCode:verify') }
  return (
    <section ref={root} className="eb-page__sheet">
      <DeskHead
        title={labelText(page.title, locale)}
        path={open.path}
        {...{ store, hasSlips, setSlips, hasSound, setSound }}
      />
      <div className="eb-desk__tabs">
        <TabBar
          id={id}
          label={text('tabs')}
          panelId={`${id}-panel`}
          items={[
            { value: 'verify', label: text('tabVerify') },
            { value: 'batch', label: text('tabBatch') },
            ...(records ? [{ value: 'records', label: text('tabRecords') }] : []),
          ]}
          value={tab}
          onChange={show}
        />
      </div>
      <div id={`${id}-panel`} className="eb-desk__panel" role="tabpanel" aria-label={text(tabName[tab])}>
        {tab === 'verify' && (
          <VerifyTab
            {...shared}
            resources={resources}
            canUndo={!!revoke}
            onUndo={setUndoing}
            onAll={() => show('records')}
            onReserve={setReserved}
          />
        )}
        <Later {...props} tab={tab} canVerify={shared.canVerify} onDone={() => void desk.refresh()} />
      </div>
      <DeskQuestions
        references={props.references}
        {...{ desk, revoke, undoing, reserved }}
        onUndone={() => setUndoing([])}
        onReserved={() => setReserved(undefined)}
      />
    </section>
  )
}

const tabName = { verify: 'tabVerify', batch: 'tabBatch', records: 'tabRecords' } as const

/** The tabs that are loaded when they are first opened. The input of the batch is kept while another one is shown. */
function Later(props: PageProps<'custom'> & { tab: Tab; canVerify: boolean; onDone(): void }) {
  const { tab } = props
  const wasBatch = useRef(false)
  wasBatch.current ||= tab === 'batch'
  const batch = useBatch(wasBatch.current)
  const records = useRecords(tab === 'records')
  return (
    <>
      {wasBatch.current && (
        <div className="eb-desk__panel" hidden={tab !== 'batch'}>
          {batch.BatchTab ? <batch.BatchTab {...props} /> : (batch.failure ?? <PageSkeleton />)}
        </div>
      )}
      {tab === 'records' &&
        (records.RecordsTab ? <records.RecordsTab {...props} /> : (records.failure ?? <PageSkeleton />))}
    </>
  )
}

/** `?code=` is looked up at once, and not verified. */
function useGivenCode(desk: Desk, query: string): void {
  const code = new URLSearchParams(query).get('code') ?? ''
  const last = useRef('')
  useEffect(() => {
    if (!code || last.current === code) return
    last.current = code
    desk.type(code)
    void desk.enter('input')
  }, [desk, code])
}

type Text = (key: 'slipTitle' | 'slipQuantity' | 'slipTime' | 'slipStore' | 'slipCode' | 'holder') => string

const slipOf = (text: Text, shown: ShownSuccess, store: string) => ({
  title: text('slipTitle'),
  name: shown.name,
  facts: [
    [text('slipQuantity'), String(shown.quantity)],
    [text('slipTime'), `${storeTime(shown.at)}`],
    [text('slipStore'), store],
    [text('holder'), shown.holder || noValue],
    [text('slipCode'), shown.codes.map(grouped).join(' / ')],
  ] as const,
})

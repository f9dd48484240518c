import type { Identity } from '@ebkit/core/session'
import { Icon } from '@ebkit/ui/icon'
import { arrowRightIcon, blocksIcon, bookOpenIcon, bracesIcon } from '@ebkit/ui/icons'
import { useStrings } from '@ebkit/widgets/environment'
import type { ReactNode } from 'react'
import { strings } from '../strings'
import { greeting } from './greeting'

export interface StartPageProps {
  identity: Identity
  hotelId: string
  /** BCP 47 tag, for the date. */
  language: string
}

/** The start page: a greeting, links, and the current user and hotel. */
export function StartPage({ identity, hotelId, language }: StartPageProps) {
  const text = useStrings(strings)
  const now = new Date()
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long' }).format(now)
  const hotel = identity.hotels.find((candidate) => candidate.hotelId === hotelId)
  return (
    <>
      <h1 className="eb-console__title">{text(greeting(now.getHours()), { name: identity.userName })}</h1>
      <p className="eb-console__lead">{text('today', { date: isoDate(now), weekday })}</p>
      <ul className="eb-console__cards">
        <Card address="/examples/" icon={blocksIcon} title={text('examples')} lead={text('examplesLead')} />
        <Card address="/docs/" icon={bookOpenIcon} title={text('docs')} lead={text('docsLead')} />
        <Card address="/docs/api" icon={bracesIcon} title={text('api')} lead={text('apiLead')} />
      </ul>
      <section className="eb-console__facts" aria-labelledby="eb-console-facts">
        <h2 id="eb-console-facts">{text('whereYouAre')}</h2>
        <dl>
          <Fact name={text('brand')} value={identity.brandName} />
          <Fact
            name={text('hotel')}
            value={hotel?.hotelName ?? '–'}
            note={text('hotelCount', { count: identity.hotels.length })}
          />
          <Fact name={text('signedInAs')} value={identity.userName} note={identity.account} />
        </dl>
      </section>
    </>
  )
}

/** The local date, as `2026-11-20`. */
const isoDate = (moment: Date) =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

function Card(props: { address: string; icon: string; title: string; lead: string }) {
  return (
    <li>
      <a className="eb-console__card" href={props.address}>
        <span className="eb-console__card-icon">
          <Icon path={props.icon} />
        </span>
        <span className="eb-console__card-title">
          {props.title}
          <Icon path={arrowRightIcon} />
        </span>
        <span className="eb-console__card-lead">{props.lead}</span>
        <span className="eb-console__card-address">{props.address}</span>
      </a>
    </li>
  )
}

function Fact({ name, value, note }: { name: string; value: ReactNode; note?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        {note && <small>{note}</small>}
      </dd>
    </div>
  )
}

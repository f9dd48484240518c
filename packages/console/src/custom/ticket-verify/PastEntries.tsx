import { Icon } from '@ebkit/ui/icon'
import { wifiOffIcon } from '@ebkit/ui/icons'
import { useStrings } from '@ebkit/widgets/environment'
import type { Desk } from './createDesk'
import type { PastEntry } from './DeskState'
import { grouped } from './entry'
import { obstacleIcon } from './obstacleIcon'
import { obstacleLead, toneOf } from './obstacleTexts'
import { deskStrings } from './strings'

/** Recent entries that could not be verified, as cards that look them up again. */
export function PastEntries({ desk, past }: { desk: Desk; past: readonly PastEntry[] }) {
  const text = useStrings(deskStrings)
  if (!past.length) return null
  return (
    <section className="eb-desk__past">
      <h3>{text('past')}</h3>
      <ul>
        {past.map(({ entered, name, obstacle }) => (
          <li key={entered}>
            <button
              type="button"
              className={`eb-desk__card eb-desk__card--${obstacle ? toneOf(obstacle) : 'warning'}`}
              onClick={() => {
                desk.type(entered)
                void desk.enter('input')
              }}
            >
              <Icon path={obstacle ? obstacleIcon(obstacle) : wifiOffIcon} />
              <span>
                <b>{text(obstacle ? obstacle.code : 'pastOpen')}</b>
                <span>{obstacle ? obstacleLead(text, obstacle) : text('pastOpenLead')}</span>
                <span className="eb-desk__card-code">
                  {[grouped(entered), name].filter(Boolean).join(' · ')}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

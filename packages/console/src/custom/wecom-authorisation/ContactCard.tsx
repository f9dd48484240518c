import { useStrings } from '@ebkit/widgets/environment'
import { QrCode } from '@ebkit/widgets/qr-code'
import type { WecomAddresses } from '../../pages/useWecomAddresses'
import { authorisationStrings } from './strings'

/** The contact whom the store can ask, in every step. */
export function ContactCard({ addresses: { contact, isKnown, problem } }: { addresses: WecomAddresses }) {
  const text = useStrings(authorisationStrings)
  const isMissing = (isKnown && !contact) || problem !== undefined
  return (
    <aside className="eb-authorisation__contact" aria-label={text('contactTitle')}>
      <h3>{text('contactTitle')}</h3>
      {contact && (
        <>
          <QrCode value={contact} width={148} label={text('contactCode')} noDownload />
          <p>{text('contact')}</p>
        </>
      )}
      {isMissing && <p>{text('noContact')}</p>}
    </aside>
  )
}

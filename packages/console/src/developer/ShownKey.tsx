import type { CreatedKey, DeveloperAccess, PartnerKey } from '@ebkit/core/services/developer'
import { ModalBox } from '@ebkit/ui/modal-box'
import { useEnvironment, useStrings } from '@ebkit/widgets/environment'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { CopyBlock } from './CopyBlock'
import { gatewayOrigin } from './gatewayOrigin'
import { pageSnippet, portOf, serverSnippet, startSnippet } from './snippets'
import { developerStrings } from './strings'

export interface ShownKeyProps {
  created: CreatedKey
  hotelIds: PartnerKey['hotelIds']
  access: DeveloperAccess
  onClose(): void
}

/** The key, shown only this once, with what page and server need. Asks before it is closed uncopied. */
export function ShownKey({ created: { key }, hotelIds, access, onClose }: ShownKeyProps) {
  const text = useStrings(developerStrings)
  const { session } = useEnvironment()
  const { identity } = useStore(session.$identity)
  const [isCopied, setCopied] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const facts = {
    gateway: gatewayOrigin(session.$configuration.get().gateway),
    account: identity?.account ?? '',
    hotelId: hotelIds?.[0] ?? session.$hotelId.get() ?? identity?.hotelId ?? '',
    port: portOf(access.origins.map(({ origin }) => origin)),
  }
  const note = () => setCopied(true)
  return (
    <>
      <ModalBox
        open
        size="md"
        label={text('created')}
        heading={text('created')}
        okLabel={text('done')}
        closeLabel={text('close')}
        onClose={(reason) => (reason === 'ok' || isCopied ? onClose() : setAsking(true))}
      >
        <div className="eb-developer__fields">
          <p>{text('createdLead')}</p>
          <CopyBlock label={text('key')} value={key} onCopied={note} />
          <CopyBlock label={text('page')} value={pageSnippet(facts)} />
          <CopyBlock label={text('server')} value={serverSnippet(facts)} />
          <CopyBlock label={text('start')} value={startSnippet(key)} onCopied={note} />
        </div>
      </ModalBox>
      <ModalBox
        open={isAsking}
        role="alertdialog"
        size="sm"
        tone="danger"
        label={text('leaveTitle')}
        heading={text('leaveTitle')}
        okLabel={text('leave')}
        cancelLabel={text('stay')}
        closeLabel={text('stay')}
        focus="cancel"
        onClose={(reason) => (reason === 'ok' ? onClose() : setAsking(false))}
      >
        {text('leaveText')}
      </ModalBox>
    </>
  )
}

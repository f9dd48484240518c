import type { Corporation } from '@ebkit/core/services/enterpriseMessaging'
import { maskText } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { circleCheckIcon } from '@ebkit/ui/icons'
import { ModalBox } from '@ebkit/ui/modal-box'
import { useStrings } from '@ebkit/widgets/environment'
import { useState } from 'react'
import { authorisationStrings } from './strings'

interface CorporationStepProps {
  corporation: Corporation
  onAgain: () => void
  onGo: (address: string) => void
}

/** The corporation, and where to go from here. @spec W-GATE-9 W-CHAN-2 */
export function CorporationStep({ corporation, onAgain, onGo }: CorporationStepProps) {
  const text = useStrings(authorisationStrings)
  const [isAsked, setAsked] = useState(false)
  return (
    <section className="eb-authorisation__step">
      <h2 className="eb-authorisation__done">
        <Icon path={circleCheckIcon} />
        {text('doneTitle')}
      </h2>
      <p className="eb-authorisation__lead">{text('doneLead')}</p>
      <Facts corporation={corporation} />
      <div className="eb-authorisation__buttons">
        <Button kind="primary" onClick={() => onGo('/company-wx/WxSet')}>
          {text('setUp')}
        </Button>
        <Button onClick={() => onGo('/company-wx/CustomerManage')}>{text('customers')}</Button>
        <Button kind="text" onClick={() => setAsked(true)}>
          {text('again')}
        </Button>
      </div>
      <ModalBox
        open={isAsked}
        label={text('againQuestion')}
        heading={text('againQuestion')}
        size="sm"
        okLabel={text('again')}
        cancelLabel={text('cancel')}
        closeLabel={text('close')}
        focus="cancel"
        onClose={(reason) => {
          setAsked(false)
          if (reason === 'ok') onAgain()
        }}
      >
        <p>{text('againAnswer')}</p>
      </ModalBox>
    </section>
  )
}

function Facts({ corporation: { appId, name, isMasterOrOwner } }: { corporation: Corporation }) {
  const text = useStrings(authorisationStrings)
  return (
    <dl className="eb-authorisation__facts">
      <div>
        <dt>{text('corporation')}</dt>
        <dd>{name ?? text('unnamed')}</dd>
      </div>
      <div>
        <dt>{text('corporationId')}</dt>
        <dd>{maskText(appId, 'bankCard')}</dd>
      </div>
      <div>
        <dt>{text('relation')}</dt>
        <dd>{text(isMasterOrOwner ? 'own' : 'shared')}</dd>
      </div>
    </dl>
  )
}

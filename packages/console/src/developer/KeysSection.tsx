import type { CreatedKey, DeveloperAccess, PartnerKey } from '@ebkit/core/services/developer'
import { Button } from '@ebkit/ui/button'
import { useStrings } from '@ebkit/widgets/environment'
import { useId, useState } from 'react'
import { KeyTable } from './KeyTable'
import { NewKeyDialog } from './NewKeyDialog'
import { RotateDialog } from './RotateDialog'
import { ShownKey } from './ShownKey'
import { SwitchOffQuestion } from './SwitchOffQuestion'
import { developerStrings } from './strings'
import type { DeveloperState } from './useDeveloper'

export interface KeysProps extends DeveloperState {
  access: DeveloperAccess
}

/** What is open above the list. */
type Opened =
  | { readonly what: 'new' }
  | { readonly what: 'rotate' | 'off'; readonly key: PartnerKey }
  | { readonly what: 'shown'; readonly created: CreatedKey; readonly hotelIds: PartnerKey['hotelIds'] }

/** Keys of partners' servers. */
export function KeysSection(props: KeysProps) {
  const { service, read, access } = props
  const text = useStrings(developerStrings)
  const id = useId()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const show = (created: CreatedKey, hotelIds: PartnerKey['hotelIds']) => {
    setOpened({ what: 'shown', created, hotelIds })
    void read()
  }
  return (
    <section className="eb-developer__section" aria-labelledby={id}>
      <div className="eb-developer__head">
        <h2 id={id}>{text('keys')}</h2>
        <Button kind="primary" onClick={() => setOpened({ what: 'new' })}>
          {text('newKey')}
        </Button>
      </div>
      <p>{text('keysLead')}</p>
      <KeyTable
        keys={access.keys}
        onRotate={(key) => setOpened({ what: 'rotate', key })}
        onSwitchOff={(key) => setOpened({ what: 'off', key })}
      />
      {opened?.what === 'new' && <NewKeyDialog service={service} onCreated={show} onClose={close} />}
      {opened?.what === 'rotate' && (
        <RotateDialog service={service} partnerKey={opened.key} onCreated={show} onClose={close} />
      )}
      {opened?.what === 'off' && (
        <SwitchOffQuestion service={service} partnerKey={opened.key} onDone={read} onClose={close} />
      )}
      {opened?.what === 'shown' && <ShownKey {...opened} access={access} onClose={close} />}
    </section>
  )
}

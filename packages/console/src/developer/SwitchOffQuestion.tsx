import type { DeveloperService, PartnerKey } from '@ebkit/core/services/developer'
import { ModalBox } from '@ebkit/ui/modal-box'
import { useDescribeError, useStrings } from '@ebkit/widgets/environment'
import { useState } from 'react'
import { developerStrings } from './strings'

export interface SwitchOffProps {
  service: DeveloperService
  partnerKey: PartnerKey
  onDone(): Promise<void>
  onClose(): void
}

/** Asks before sites stop working. */
export function SwitchOffQuestion({ service, partnerKey, onDone, onClose }: SwitchOffProps) {
  const text = useStrings(developerStrings)
  const describe = useDescribeError()
  const [failure, setFailure] = useState<string>()
  const switchOff = async () => {
    try {
      await service.switchOffKey(partnerKey.keyId)
      onClose()
      await onDone()
    } catch (error) {
      setFailure(describe(error))
    }
  }
  const title = text('switchOffTitle', partnerKey)
  return (
    <ModalBox
      open
      role="alertdialog"
      size="sm"
      tone="danger"
      label={title}
      heading={title}
      okLabel={text('switchOff')}
      cancelLabel={text('cancel')}
      closeLabel={text('close')}
      focus="cancel"
      onClose={(reason) => (reason === 'ok' ? void switchOff() : onClose())}
    >
      {failure ?? text('switchOffText')}
    </ModalBox>
  )
}

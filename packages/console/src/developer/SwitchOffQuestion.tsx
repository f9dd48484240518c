import type { DeveloperService, PartnerKey } from '@ebkit/core/services/developer'
import { useDescribeError, useStrings } from '@ebkit/widgets/environment'
import { useState } from 'react'
import { YesNoQuestion } from '../question/YesNoQuestion'
import { developerStrings } from './strings'

export interface SwitchOffProps {
  service: DeveloperService
  partnerKey: PartnerKey
  onDone(): Promise<void>
  onClose(): void
}

/** Asks before a key is switched off, since sites stop working. */
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
  return (
    <YesNoQuestion
      isOpen
      question={text('switchOffTitle', partnerKey)}
      yes={text('switchOff')}
      isDanger
      onAnswer={(isYes) => (isYes ? void switchOff() : onClose())}
    >
      {failure ?? text('switchOffText')}
    </YesNoQuestion>
  )
}

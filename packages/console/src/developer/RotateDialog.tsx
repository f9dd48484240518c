import type { PartnerKey } from '@ebkit/core/services/developer'
import { FieldError } from '@ebkit/ui/field-error'
import { ModalBox } from '@ebkit/ui/modal-box'
import { useDescribeError, useStrings } from '@ebkit/widgets/environment'
import { RadioGroup } from '@ebkit/widgets/radio-group'
import { useId, useState } from 'react'
import { Field } from './Field'
import type { NewKeyProps } from './NewKeyDialog'
import { developerStrings } from './strings'

/** Hours for which an old key can stay valid. */
const overlaps = [24, 168, 720, 1, 0] as const

/** Asks how long the old key stays valid beside the new one. */
export function RotateDialog(props: NewKeyProps & { partnerKey: PartnerKey }) {
  const { service, partnerKey, onCreated, onClose } = props
  const text = useStrings(developerStrings)
  const describe = useDescribeError()
  const id = useId()
  const [overlap, setOverlap] = useState('24')
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const rotate = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      onCreated(await service.rotateKey(partnerKey.keyId, Number(overlap)), partnerKey.hotelIds)
    } catch (error) {
      setFailure(describe(error))
      setBusy(false)
    }
  }
  const title = text('rotateTitle', partnerKey)
  return (
    <ModalBox
      open
      size="md"
      label={title}
      heading={title}
      okLabel={text('rotate')}
      cancelLabel={text('cancel')}
      closeLabel={text('close')}
      onClose={(reason) => (reason === 'ok' ? void rotate() : onClose())}
    >
      <div className="eb-developer__fields">
        <p>{text('rotateText')}</p>
        <Field name="overlap" label={text('overlap')}>
          <RadioGroup
            label={text('overlap')}
            layout="stacked"
            options={overlaps.map((hours) => ({ value: String(hours), label: text(`overlap-${hours}`) }))}
            value={overlap}
            onChange={({ value }) => setOverlap(value)}
          />
        </Field>
        <div role="alert">
          <FieldError id={id} message={failure} />
        </div>
      </div>
    </ModalBox>
  )
}

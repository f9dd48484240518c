import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { mapPinIcon, volume2Icon, volumeXIcon } from '@ebkit/ui/icons'
import { SwitchControl } from '@ebkit/ui/switch'
import { useStrings } from '@ebkit/widgets/environment'
import { PageHead } from '../../pages/PageHead'
import { deskStrings } from './strings'

export interface DeskHeadProps {
  title: string
  path: string
  /** The name of the store; empty: none. */
  store: string
  hasSlips: boolean
  setSlips(has: boolean): void
  hasSound: boolean
  setSound(has: boolean): void
}

/** The store, and switches for printing slips and playing sounds. */
export function DeskHead({ title, path, store, hasSlips, setSlips, hasSound, setSound }: DeskHeadProps) {
  const text = useStrings(deskStrings)
  const place = store && (
    <span className="eb-desk__store">
      <Icon path={mapPinIcon} />
      {store}
    </span>
  )
  return (
    <PageHead title={title} path={path} facts={place}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: it contains the switch */}
      <label className="eb-desk__switch">
        <SwitchControl checked={hasSlips} onChange={setSlips} />
        {text('printSlip')}
      </label>
      <Button kind="icon" label={text(hasSound ? 'soundOn' : 'soundOff')} onClick={() => setSound(!hasSound)}>
        <Icon path={hasSound ? volume2Icon : volumeXIcon} />
      </Button>
    </PageHead>
  )
}

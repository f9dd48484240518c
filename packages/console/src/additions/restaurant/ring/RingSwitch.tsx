import { useStyles } from '@ebkit/ui/styles'
import { SwitchControl } from '@ebkit/ui/switch'
import { useKeptSwitch } from '../../../preferences/useKeptSwitch'
import { playTones, type Tone } from '../../../sounds/playTones'
import css from './RingSwitch.css'
import { type NewRows, useNewRows } from './useNewRows'

export interface RingSwitchProps extends Omit<NewRows, 'onNew'> {
  label: string
}

/** A bell: two falling tones, twice. */
const bell: readonly Tone[] = [
  [1568, 0.12],
  [1175, 0.2],
  [0, 0.1],
  [1568, 0.12],
  [1175, 0.3],
]

/** Rings for rows that were added since the page was opened, unless switched off on this device. */
export function RingSwitch({ label, ...rows }: RingSwitchProps) {
  const root = useStyles<HTMLLabelElement>(css)
  const [isOn, setOn] = useKeptSwitch(`ring.${rows.resource}`, true)
  useNewRows({ ...rows, onNew: () => isOn && playTones(bell) })
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: it contains the switch
    <label ref={root} className="eb-ring">
      <SwitchControl checked={isOn} onChange={setOn} label={label} />
      <span aria-hidden>{label}</span>
    </label>
  )
}

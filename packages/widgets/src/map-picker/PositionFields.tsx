import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { xIcon } from '@ebkit/ui/icons'
import { TextInput } from '@ebkit/ui/text-input'
import type { ViewProps } from './ViewProps'

/** The address, which can be edited, and the coordinates. @spec W-MAP-5 */
export function PositionFields({ model, state, text, disabled }: ViewProps & { disabled: boolean }) {
  const { position } = state
  const digits = (degrees: number) => degrees.toFixed(6)
  return (
    <div className="eb-map-picker__fields">
      <TextInput
        label={text('address')}
        value={position?.address ?? ''}
        placeholder={text('addressHint')}
        disabled={disabled || !position}
        onChange={model.writeAddress}
        onBlur={model.keepAddress}
      />
      <p className="eb-map-picker__coordinates" part="coordinates" role="status">
        {position &&
          text('coordinates', {
            longitude: digits(position.longitude),
            latitude: digits(position.latitude),
          })}
      </p>
      {position && !disabled && (
        <Button kind="icon" part="clear" label={text('clear')} onClick={model.clear}>
          <Icon path={xIcon} />
        </Button>
      )}
    </div>
  )
}

import { isServiceError } from '@ebkit/core/errors'
import { Icon } from '@ebkit/ui/icon'
import { circleAlertIcon, cloudOffIcon } from '@ebkit/ui/icons'
import { ListBox } from '@ebkit/ui/list-box'
import { Floating } from '@ebkit/ui/popover'
import type { ReactNode, RefObject } from 'react'
import type { CountryInputProps } from './CountryInput'
import { countryPickerSizes } from './props'

export interface CountryListProps extends CountryInputProps {
  anchor: RefObject<HTMLElement | null>
  children: ReactNode
}

/** The open list: the matching countries, or why there are none. */
export function CountryList({ id, anchor, props, state, text, children }: CountryListProps) {
  const { isOpen, setOpen, shown, active, setActive, chosen, pick } = state
  const { status } = state.dictionary
  return (
    <Floating anchor={anchor} open={isOpen} onClose={() => setOpen(false)} matchWidth part="popup">
      {children}
      {status === 'ready' && shown.length > 0 ? (
        <div
          className="eb-country-picker__list"
          style={{ '--_most': `${props.maxHeight ?? countryPickerSizes.maxHeight}px` } as object}
        >
          <ListBox
            id={`${id}l`}
            options={shown}
            active={active}
            isSelected={({ value }) => chosen.has(value)}
            multiple={!!props.multiple}
            label={props.label || text('placeholder')}
            onPick={(index) => pick(shown[index])}
            onPoint={setActive}
          />
        </div>
      ) : (
        <State state={state} text={text} id={id} />
      )}
    </Floating>
  )
}

/** Loading, an error, being offline and an empty list look different. */
function State({ state, text, id }: Pick<CountryInputProps, 'state' | 'text' | 'id'>) {
  const { dictionary, describe, reload } = state
  const { status, error, items } = dictionary
  const isOffline = isServiceError(error) && error.code === 'offline'
  if (status === 'failed')
    return (
      <div id={`${id}l`} className="eb-country-picker__state eb-country-picker__state--failed" role="alert">
        <Icon path={isOffline ? cloudOffIcon : circleAlertIcon} />
        <span>{describe(error)}</span>
        <button type="button" className="eb-country-picker__retry" part="retry" onClick={reload}>
          {text('retry')}
        </button>
      </div>
    )
  return (
    <div id={`${id}l`} className="eb-country-picker__state" role="status">
      {status === 'loading' && <i className="eb-country-picker__spinner" />}
      {text(status === 'loading' ? 'loading' : items?.length ? 'nothing' : 'empty')}
    </div>
  )
}
